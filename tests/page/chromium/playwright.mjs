// playwright.mjs - playwright-core from where it was installed.
import { createRequire } from 'node:module';

const require = createRequire(`${process.env.PLAYWRIGHT}/package.json`);

export const { chromium } = require('playwright-core');
