// A beginning of three fifths; a word that would be cut is left out as well, unless it is a long one.
const HEAD = 0.6;
const CUT_WORD = 9;

/** A text of so many characters at most; of a longer one the middle is left out. */
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

/** Names of one chart, each other than the rest: what has the same name has a number behind it. */
export const distinctNames = (names: readonly string[]) =>
  names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });

/**
 * Names of one chart in so many characters at most, each with both of its ends, as names of projects begin alike. Those that
 * differ only in their middles keep their whole length.
 */
export function shortNames(names: readonly string[], length: number): string[] {
  const whole = distinctNames(names);
  const short = whole.map((name) => leaveMiddleOut(name, length));
  return whole.map((name, index) => (isRepeated(short, short[index]!) ? name : short[index]!));
}
