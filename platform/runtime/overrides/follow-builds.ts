import type { ListedRelease, RemoteListing } from '@siteledger/platform/contract';

/**
 * A build that is watched during development: `follower` is a script of the developer's server, listed in the build's
 * files.
 */
type Followed = ListedRelease & { descriptor: { follower?: string } };

const isDevelopers = ({ name, base_url }: ListedRelease) =>
  base_url === `${window.siteledger.overrides[name]?.origin ?? ''}/`;

/**
 * Starts the script that a developer's server adds to an agreed build. The script reloads the build on changes and
 * shows its problems.
 */
export function followBuilds({ remotes }: RemoteListing) {
  for (const remote of remotes.filter(isDevelopers) as Followed[]) {
    if (!remote.descriptor.follower) continue;
    const script = document.createElement('script');
    script.src = remote.base_url + remote.descriptor.follower;
    script.crossOrigin = 'anonymous';
    script.integrity = window.siteledger.integrityOf(script.src);
    Object.assign(script.dataset, { remote: remote.name, entry: remote.entry });
    document.head.append(script);
  }
}
