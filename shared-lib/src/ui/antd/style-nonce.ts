let given: string | undefined;

/**
 * Gives every style element created by a script this document's nonce. antd's own styles already have it, but its
 * scroll lock and scrollbar measurement do not, and the page's Content-Security-Policy would block them.
 */
export function giveStylesTheNonce(nonce: string | undefined) {
  if (!nonce || given === nonce) return;
  given = nonce;
  const create = document.createElement.bind(document);
  document.createElement = (tag: string, options?: ElementCreationOptions) => {
    const element = create(tag, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
