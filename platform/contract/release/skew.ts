import { incompatibilities, isRange } from '../remote/compatibility';
import { changedNames } from './doors';
import { missingOperations } from './operations';
import type { RemoteRelease } from './release';
import type { HostFacts } from './host-facts';
import { areSignatures } from './signatures';
import { TooLongToCompare } from './type-misfit';

/** The facts a release was built against. Facts that an older build did not record are not checked. */
export type Needs = Pick<RemoteRelease, 'requires' | 'uses' | 'react' | 'signatures' | 'operations'>;

/** An unmet need of a release: the text after "it …", the file that states the need, and the fix. */
type Skew = { file: string; what: string; fix: string };

const OTHER = 'build it for that, or bring the other one out first';

// An invalid range is reported elsewhere as such, not as a version that does not fit.
const versionSkew = ({ requires }: Needs, { host }: HostFacts): Skew[] =>
  Object.values(requires).every(isRange)
    ? incompatibilities(requires, host.versions).map((sentence) => ({
        file: 'remote.ts',
        what: sentence.slice('It '.length, -1),
        fix: OTHER,
      }))
    : [];

const majorOf = (version: string | undefined) => /^\d+/.exec(version ?? '')?.[0];

/**
 * Why a release does not run with a page's React; empty when it does, and when the release does not state its React
 * version.
 */
export function reactProblems(built: string | undefined, running: string | undefined) {
  const [wanted, given] = [majorOf(built), majorOf(running)];
  const isOther = wanted !== undefined && given !== undefined && wanted !== given;
  return isOther ? [`It was built with React ${built}, but ${running} is running.`] : [];
}

const reactSkew = ({ react }: Needs, { doors }: HostFacts): Skew[] =>
  reactProblems(react, doors.react).map((sentence) => ({
    file: 'remote.json',
    what: sentence.slice('It '.length, -1),
    fix: OTHER,
  }));

// "*" means that the remote imports the whole door. When no shell is built, the available names are unknown.
function nameSkew({ uses }: Needs, { doors: { names } }: HostFacts): Skew[] {
  if (Object.keys(names).length === 0) return [];
  const missing = Object.entries(uses).flatMap(([door, used]) => {
    const offered = Object.hasOwn(names, door) ? [...(names[door] ?? []), '*'] : [];
    return used.filter((name) => !offered.includes(name)).map((name) => `${door}/${name}`);
  });
  return missing.map((name) => ({
    file: 'remote.json',
    what: `uses ${name}, which the running shell does not have`,
    fix: 'bring that out first, or do without it',
  }));
}

function signatureSkew({ signatures }: Needs, { doors }: HostFacts): Skew[] {
  if (!doors.signatures || !areSignatures(signatures)) return [];
  try {
    return changedNames(signatures, doors.signatures).map(({ name, where }) => ({
      file: 'remote.json',
      what: `was built against another ${name} than the running shell has${where && `: ${where} does not fit`}`,
      fix: 'build it against that, or bring the other one out first',
    }));
  } catch (error) {
    if (!(error instanceof TooLongToCompare)) throw error;
    const what = 'states types that take too long to compare with those of the running shell';
    return [{ file: 'remote.json', what, fix: 'build it with this version of the platform' }];
  }
}

const operationSkew = ({ operations }: Needs, { operations: offered }: HostFacts): Skew[] =>
  missingOperations(operations, offered).map((one) => ({
    file: 'remote.json',
    what: `calls ${one}, which the API here does not have`,
    fix: 'bring that out first, or leave the call out',
  }));

/** Every unmet need of a release in an environment. */
const skewOf = (needs: Needs, hostFacts: HostFacts): Skew[] =>
  [versionSkew, reactSkew, nameSkew, signatureSkew, operationSkew].flatMap((find) => find(needs, hostFacts));

/** Why a release cannot run with a shell and an API, one sentence each for users; empty when it can. */
export const skewTextsForUsers = (needs: Needs, hostFacts: HostFacts): string[] =>
  skewOf(needs, hostFacts).map(({ what }) => `It ${what}.`);

/**
 * Why a release cannot run with a shell and an API, one sentence each for its developers: with the file and the fix.
 */
export const skewTextsForDevelopers = (needs: Needs, hostFacts: HostFacts): string[] =>
  skewOf(needs, hostFacts).map(({ file, what, fix }) => `${file}: it ${what}: ${fix}.`);
