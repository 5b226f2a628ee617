// Zero-width spaces and joiners, soft hyphens, direction marks and byte-order marks.
const INVISIBLE = /\p{Cf}/gu;
const BREAKS = /[\t\v\f\r\n\u0085\u2028\u2029]+/g;
const SPACES = /\p{Zs}/gu;
// Hyphens, dashes and the minus sign that word processors and PDFs insert.
const HYPHENS = /[\u2010-\u2015\u2212]/g;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_STEP = 0xfee0;

/** Normalises a text to NFC, removes invisible characters and trims it. */
export const visibleText = (text: string) => text.normalize('NFC').replace(INVISIBLE, '').trim();

/** Normalises a single-line text such as a name: line breaks and all other blanks become spaces. */
export const lineOfText = (text: string) => visibleText(text.replace(BREAKS, ' ').replace(SPACES, ' '));

/**
 * Normalises a line of keyboard characters, such as a number, a date or an amount: converts hyphens, letters and digits
 * from word processors and input methods to their plain forms.
 */
export const lineOfKeys = (text: string) =>
  lineOfText(text)
    .replace(HYPHENS, '-')
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_STEP));
