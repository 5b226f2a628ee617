// Zero-width spaces and joiners, soft hyphens, marks of direction and of byte order.
const INVISIBLE = /\p{Cf}/gu;
const BREAKS = /[\t\v\f\r\n\u0085\u2028\u2029]+/g;
const SPACES = /\p{Zs}/gu;
// Hyphens, dashes and the minus sign, as word processors and PDFs set them.
const HYPHENS = /[\u2010-\u2015\u2212]/g;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_STEP = 0xfee0;

/** A text without characters that nobody sees, an accent written in one way (NFC), and no blanks around it. */
export const visibleText = (text: string) => text.normalize('NFC').replace(INVISIBLE, '').trim();

/** A text that is in one line, such as a name: line breaks and every other blank are spaces. */
export const lineOfText = (text: string) => visibleText(text.replace(BREAKS, ' ').replace(SPACES, ' '));

/**
 * A line in the characters of a keyboard, such as a number, a day or an amount: what a word processor or an input method makes
 * of hyphens, letters and digits is these again.
 */
export const lineOfKeys = (text: string) =>
  lineOfText(text)
    .replace(HYPHENS, '-')
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_STEP));
