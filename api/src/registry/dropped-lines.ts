import { counted } from '@siteledger/shared-lib/domain';

type Release = { name: string; version: string; bytes: number };

const megabytes = (releases: readonly Release[]) =>
  `${(releases.reduce((total, { bytes }) => total + bytes, 0) / 1e6).toFixed(1)} MB`;

/** Terminal output for releases whose files were dropped, or would be (`isTried`). */
export function droppedLines(releases: readonly Release[], isTried: boolean): string[] {
  const what = counted(releases.length, 'release');
  const total = isTried
    ? `${what} would be dropped, ${megabytes(releases)}.`
    : `${what} dropped, ${megabytes(releases)}.`;
  return [...releases.map(({ name, version }) => `${name} ${version}`), total];
}
