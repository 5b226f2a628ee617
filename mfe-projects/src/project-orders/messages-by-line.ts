import { LINE_FIELDS, type LineField } from './line-draft';

// A path as yup and the API write it, `lines[3].qty`, and as others do, `lines.3.qty`.
const AT_A_CELL = /^lines[[.](\d+)\]?\.(\w+)$/;

/** The messages of a form's lines by line and cell. */
export function messagesByLine(messages: Readonly<Record<string, string>>) {
  const lines = new Map<number, Partial<Record<LineField, string>>>();
  for (const [path, message] of Object.entries(messages)) {
    const [, place, name] = AT_A_CELL.exec(path) ?? [];
    const field = LINE_FIELDS.find((one) => one === name);
    if (place && field) lines.set(Number(place), { ...lines.get(Number(place)), [field]: message });
  }
  return lines;
}
