import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { inRoot } from '../run/root.mjs';

const SOURCE = inRoot('node_modules', 'inter-ui');

/** The folder of the committed font, with its licence. */
export const FONT_FOLDER = inRoot('shell', 'src', 'font');

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

// Latin with the letters of neighbouring languages, and the symbols of screens, printed pages and key names.
const CHARACTERS = [range(0x20, 0x7e), range(0xa0, 0x17f), '–—‘’‚“”„†•…‹›⁄€™−×≈≠≤≥←↑→↓↔⇥⏎⌘⌥⇧Σ✓✕★●○▲▼'].join('');

// Figures of equal width, distinct letters in codes (0 and O, 1 and l), kerning and accents.
const FEATURES = ['tnum', 'ss02', 'kern', 'ccmp', 'mark'];

/** The font as delivered to browsers: Inter with our characters, in the weights that the style sheets use. */
export const makeFont = () =>
  subsetFont(readFileSync(`${SOURCE}/variable/InterVariable.woff2`), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
    keepFeatures: FEATURES,
    noHinting: true,
    // Copyright and licence.
    preserveNameIds: [0, 13, 14],
  });

/** The licence under which the font is delivered. */
export const readFontLicence = () => readFileSync(`${SOURCE}/LICENSE.txt`, 'utf8');
