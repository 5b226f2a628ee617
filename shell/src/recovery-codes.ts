const FILE_NAME = 'siteledger-recovery-codes.txt';

/**
 * Copies recovery codes, one per line; resolves to whether the browser allowed it. Without TLS there is no clipboard.
 */
export const copyCodes = (codes: readonly string[]): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(codes.join('\n')))
    .then(() => true)
    .catch(() => false);

/** Message when the codes could not be copied. */
export const NOT_COPIED = 'The codes could not be copied. Download them instead.';

/** Saves recovery codes as a text file, one per line. */
export function downloadCodes(codes: readonly string[]) {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
}
