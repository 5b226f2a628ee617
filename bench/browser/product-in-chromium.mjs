import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findOrInstallChromium } from '../../scripts/run/chromium.mjs';
import { Failure } from '../../scripts/run/failure.mjs';
import { startProduct } from '../product.mjs';

/** Runs the work with a temporary folder, removed afterwards. */
export const withFolder = async (work) => {
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Runs the work with a Chromium, closed afterwards. */
export const withChromium = async (work) => {
  const executablePath = await findOrInstallChromium();
  if (!executablePath) throw new Failure('This bench needs Chromium, and none could be installed.');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};

/** Runs the work with the built product on an embedded database in that folder, stopped afterwards. */
export const withProductIn = async (folder, work) => {
  const product = await startProduct({ DATA_DIR: folder, DATABASE_URL: '' });
  try {
    return await work(product);
  } finally {
    await product.stop();
  }
};

/** Runs the work with a Chromium and the built product with its demo data. */
export const withProductInChromium = (work) =>
  withFolder((folder) => withChromium((browser) => withProductIn(folder, (product) => work(browser, product))));
