const FENCE = /^(?:```|~~~)/;

// The anchor of a heading: "where-it-is-and-why" for "### Where it is, and why".
const addressOf = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .trim()
    .toLowerCase()
    .replace(/ /g, '-');

/** The anchors of a page's headings, as after the "#" of a link; lines in code blocks are ignored. */
export function headingsOf(markdown) {
  const headings = new Set();
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    const [, heading] = (!isCode && /^#{1,6} (.+)$/.exec(line)) || [];
    if (heading) headings.add(addressOf(heading));
  }
  return headings;
}
