let given: string | undefined;

/**
 * Gives every style element that a script makes the nonce of this document. antd's own styles carry it by themselves; its
 * scroll lock and its measuring of scrollbars do not, and the page's Content-Security-Policy would refuse them.
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
