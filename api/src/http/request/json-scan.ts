import { type BodyLimits } from '../limits/body-limits';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Whether UTF-8 JSON stays within the limits. It counts without validating and stops at the first excess, because
 * parsing 100,000 keys costs a hundred times as much.
 */
export function isWithin(json: Uint8Array, { values, width, depth, text }: BodyLimits): boolean {
  let [count, level] = [0, 0];
  // The number of commas in each open list or object, by depth.
  const commas = [0];
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number;
    if (byte === QUOTE) {
      const end = endOfText(json, at);
      if (end - at > text) return false;
      at = end;
    } else if (byte === COMMA) {
      count++;
      commas[level] = (commas[level] ?? 0) + 1;
    } else if (OPENING.has(byte)) {
      [count, level] = [count + 1, level + 1];
      commas[level] = 0;
    } else if (CLOSING.has(byte)) level--;
    if (count > values || level > depth || (commas[level] ?? 0) >= width) return false;
  }
  return true;
}

function endOfText(json: Uint8Array, start: number) {
  for (let at = start + 1; at < json.length; at++) {
    if (json[at] === BACKSLASH) at++;
    else if (json[at] === QUOTE) return at;
  }
  return json.length;
}
