/** A version of the sums: the SHA-256 of its files, and whether its values differ from the previous version's. */
export type SumsVersion = { checksum: string; recounts: boolean };

/**
 * All versions of the sums that reached main, oldest first; see docs/how-to/change-a-figure.md#4-record-the-version.
 * Released lines never change, because databases identify their version by its position.
 */
export const SUMS_VERSIONS: readonly SumsVersion[] = [
  { checksum: 'b6b5732bedf10a32966b797b7766b8c760be0a3867f6bf234d25efa29c7d7188', recounts: false },
  { checksum: 'fd95e86a802232144aeda309f02072f0063eca1c9781b58e239d720f18f9f1cf', recounts: true },
  { checksum: '8a08a28ee7fdfb4c06d06c301c3a06e7a65e45fbe21b5d1b3ab895252485a160', recounts: false },
  { checksum: '00a19ad2f9379b3b12e7b406491a7732f4feed58c531f84b34347fb9be98999c', recounts: false },
];
