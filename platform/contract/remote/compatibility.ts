import type { RemoteRequirements } from './remote';

type Version = readonly [major: number, minor: number, patch: number];
type Comparator = (version: Version) => boolean;

// Both expressions run in linear time. A version number beyond 2^53 is not realistic.
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const RANGE_PART = /^(\^|~|>=|=)?(\d+)(?:\.(\d+))?(?:\.(\d+))?$/;

function readVersion(text: string): Version | null {
  const parts = VERSION.exec(text.split('-')[0] ?? '');
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : null;
}

const compare = (a: Version, b: Version) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

// The first version that is too new: ^ keeps the leftmost number that is not zero, ~ keeps major and minor.
function ceiling(operator: string, [major, minor, patch]: Version): Version {
  if (operator === '~') return [major, minor + 1, 0];
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}

function readComparator(part: string): Comparator | null {
  if (part === '*') return () => true;
  const parts = RANGE_PART.exec(part);
  if (!parts) return null;
  const floor: Version = [Number(parts[2]), Number(parts[3] ?? 0), Number(parts[4] ?? 0)];
  const operator = parts[1] ?? '=';
  if (operator === '=') return (version) => compare(version, floor) === 0;
  if (operator === '>=') return (version) => compare(version, floor) >= 0;
  const tooNew = ceiling(operator, floor);
  return (version) => compare(version, floor) >= 0 && compare(version, tooNew) < 0;
}

const readRange = (range: string) =>
  range.split('||').map((alternative) => alternative.trim().split(/\s+/).map(readComparator));

/**
 * Whether a text is a range that `satisfies` reads: `^1.2.3`, `~1.2.3`, `>=1.2.3`, `1.2.3`, `*`, joined by blanks (and)
 * or `||` (or).
 */
export const isRange = (range: string) => readRange(range).flat().every(Boolean);

/**
 * Whether a version lies in a range. The part after a hyphen is ignored; an unreadable version or range never matches.
 */
export function satisfies(version: string, range: string) {
  const numbers = readVersion(version);
  if (!numbers || !isRange(range)) return false;
  return readRange(range).some((all) => all.every((fits) => fits?.(numbers)));
}

const NAMES: Record<keyof RemoteRequirements, string> = { shell: 'shell', sharedLib: 'shared-lib', api: 'API' };

/** Why a remote cannot run in a host of these versions, one sentence per requirement; empty when it can. */
export function incompatibilities(requires: RemoteRequirements, running: RemoteRequirements) {
  return (Object.keys(NAMES) as (keyof RemoteRequirements)[])
    .filter((part) => !satisfies(running[part], requires[part]))
    .map((part) => `It needs ${NAMES[part]} ${requires[part]}, but ${running[part]} is running.`);
}
