import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FONT_FOLDER, makeFont, readFontLicence } from './font.mjs';

const LARGEST_FONT = 45_000;

const committed = readFileSync(`${FONT_FOLDER}/inter.woff2`);

test('the font that browsers get is the one that npm run font makes', async () => {
  assert.ok(committed.equals(Buffer.from(await makeFont())), 'shell/src/font is not of this source: npm run font');
});

test('the font is small enough to come before the first text', () => {
  console.log(`gate font: ${committed.length}/${LARGEST_FONT} bytes`);
  assert.ok(committed.length <= LARGEST_FONT);
});

test('the licence of the font is delivered beside it', () => {
  assert.equal(readFileSync(`${FONT_FOLDER}/OFL.txt`, 'utf8'), readFontLicence());
});
