// The start takes three fifths of the text. A word that would be cut is omitted, unless it is long.
const HEAD = 0.6;
const CUT_WORD = 9;

/** Shortens a text to `length` characters by omitting its middle. */
function leaveMiddleOut(text: string, length: number) {
  if (text.length <= length) return text;
  const head = Math.ceil((length - 1) * HEAD);
  const from = text.length - (length - 1 - head);
  return `${upToWord(text, head)}…${fromWord(text, from)}`;
}

function upToWord(text: string, end: number) {
  const space = text.lastIndexOf(' ', end);
  return text.slice(0, end - space < CUT_WORD ? space : end);
}

function fromWord(text: string, start: number) {
  const space = text.indexOf(' ', start - 1);
  return text.slice(space >= 0 && space - start < CUT_WORD ? space + 1 : start);
}

const isRepeated = (texts: readonly string[], text: string) => texts.indexOf(text) !== texts.lastIndexOf(text);

/** Makes the names of a chart unique by numbering repeated ones. */
export const distinctNames = (names: readonly string[]) =>
  names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });

/**
 * Shortens the names of a chart to `length` characters and keeps both ends, as project names start alike. Names that
 * differ only in the middle stay whole.
 */
export function shortNames(names: readonly string[], length: number): string[] {
  const whole = distinctNames(names);
  const short = whole.map((name) => leaveMiddleOut(name, length));
  return whole.map((name, index) => (isRepeated(short, short[index]!) ? name : short[index]!));
}
