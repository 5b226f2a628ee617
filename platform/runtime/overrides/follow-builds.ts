import type { ListedRelease, RemoteListing } from '@siteledger/platform/contract';

/** A build that changes while it is looked at: `follower` is a script of its server's, and one of its files. */
type Followed = ListedRelease & { descriptor: { follower?: string } };

const isDevelopers = ({ name, base_url }: ListedRelease) =>
  base_url === `${window.siteledger.overrides[name]?.origin ?? ''}/`;

/**
 * Starts the script that a developer's server sends along with a build that this tab has agreed to run: it follows the build,
 * and shows what is wrong with it.
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
