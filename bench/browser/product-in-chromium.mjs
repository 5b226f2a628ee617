import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findOrInstallChromium } from '../../scripts/run/chromium.mjs';
import { Failure } from '../../scripts/run/failure.mjs';
import { startProduct } from '../product.mjs';

/** Gives the work a folder of its own, and removes it afterwards. */
export const withFolder = async (work) => {
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Gives the work a Chromium, and closes it afterwards. */
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

/** Gives the work the built product on an embedded database in that folder, and stops it afterwards. */
export const withProductIn = async (folder, work) => {
  const product = await startProduct({ DATA_DIR: folder, DATABASE_URL: '' });
  try {
    return await work(product);
  } finally {
    await product.stop();
  }
};

/** Gives the work a Chromium and the built product with its demo data. */
export const withProductInChromium = (work) =>
  withFolder((folder) => withChromium((browser) => withProductIn(folder, (product) => work(browser, product))));
