const QUOTED_CELL = /^"((?:[^"]|"")*)"(?=\t|\r?\n|$)/;
const PLAIN_CELL = /^[^\t\r\n]*/;

/**
 * Parses a table from a spreadsheet's clipboard text: tabs between cells, line breaks between rows, and quotes around a
 * cell that contains either.
 */
export function pastedRows(text: string): string[][] {
  const rows: string[][] = [[]];
  let rest = text.replace(/(\r?\n)+$/, '');
  for (;;) {
    const quoted = QUOTED_CELL.exec(rest);
    const taken = quoted?.[0] ?? PLAIN_CELL.exec(rest)![0];
    rows.at(-1)!.push((quoted ? quoted[1]!.replaceAll('""', '"') : taken).replace(/\s+/g, ' ').trim());
    const separator = /^(?:\t|\r\n?|\n)/.exec(rest.slice(taken.length))?.[0];
    if (separator === undefined) return rows.filter((row) => row.some(Boolean));
    if (separator !== '\t') rows.push([]);
    rest = rest.slice(taken.length + separator.length);
  }
}
