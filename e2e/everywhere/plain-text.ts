/** A box's text and selection. If `from` equals `to`, the caret is there and nothing is selected. */
export type Box = { text: string; from: number; to: number };

/** A key that deletes or cuts, or text that replaces the selection. */
export type Stroke = { key: 'Backspace' | 'Delete' | 'Control+X' } | { key: 'insert'; text: string };

/** The result of a stroke in a plain text box. */
export function struck({ text, from, to }: Box, stroke: Stroke): Box {
  const replaced = (start: number, end: number, by = '') => ({
    text: text.slice(0, start) + by + text.slice(end),
    from: start + by.length,
    to: start + by.length,
  });
  if (stroke.key === 'insert') return replaced(from, to, stroke.text);
  if (from < to) return replaced(from, to);
  if (stroke.key === 'Backspace') return replaced(Math.max(0, from - 1), from);
  return stroke.key === 'Delete' ? replaced(from, Math.min(text.length, from + 1)) : { text, from, to };
}

/** The box without its separators. */
export const without = (separator: string, { text, from, to }: Box): Box => {
  const bare = (part: string) => part.replaceAll(separator, '');
  return { text: bare(text), from: bare(text.slice(0, from)).length, to: bare(text.slice(0, to)).length };
};

const LONGEST_SELECTION = 3;

/** Every caret position in a text, and every selection of up to three characters and of everything. */
export function boxesOf(text: string): Box[] {
  const places = Array.from({ length: text.length + 1 }, (_, at) => at);
  const selections = places.flatMap((from) =>
    places.filter((to) => to >= from && to - from <= LONGEST_SELECTION).map((to) => ({ text, from, to })),
  );
  return [...selections, { text, from: 0, to: text.length }];
}
