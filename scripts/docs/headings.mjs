const FENCE = /^(?:```|~~~)/;

// "### Where it is, and why" as an address has it: "where-it-is-and-why".
const addressOf = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .trim()
    .toLowerCase()
    .replace(/ /g, '-');

/** The addresses of a page's headings, what is behind the "#" of a link; those in a block of code are none. */
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
