import type { FailureKind } from '@siteledger/platform/contract';

/** User-facing text of each kind of failure. */
export const FAILURE_TEXT: Record<FailureKind, string> = {
  network: 'Its files could not be fetched. The connection or the server may be down.',
  timeout: 'Its files did not arrive within 10 seconds.',
  integrity: 'One of its files is not the one that was published, so it was not started.',
  incompatible: 'It was built for another version of this application.',
  evaluation: 'It could not start because of a fault in it.',
  render: 'A fault in it stopped this screen.',
};
