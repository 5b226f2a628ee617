const ANY = { shell: '*', sharedLib: '*', api: '*' };

// The published release's files do not exist here.
const withoutPreload = (route) => ({ ...route, preload: undefined });

// Until there is a build, the tab has the published release's routes, so that it stays on the same page once there is
// one.
function standIn({ name, follower }, { remotes, paused }) {
  const published = remotes.find((one) => one.name === name)?.descriptor ?? paused.find((one) => one.name === name);
  return {
    name,
    version: '0.0.0',
    container: `${name}_0_0_0`.replace(/\W/g, '_'),
    entry: follower.path,
    routes: (published?.routes ?? []).map(withoutPreload),
    nav: published?.nav ?? [],
    requires: ANY,
    owner: published?.owner ?? { team: '', contact: '' },
    files: [],
  };
}

/**
 * A remote under development: its newest build, and the problems in its sources. `follower` is the script that follows
 * it in the page, one of the release's files; `listing` is the shell's listing.
 */
export function developedRemote({ name, follower, listing }) {
  let release = standIn({ name, follower }, listing);
  const found = { build: [], contract: [], types: [] };
  const listeners = new Set();

  const tell = () => [...listeners].forEach((listener) => listener());

  return {
    /** The remote.json of the newest build. */
    release: () => ({ ...release, follower: follower.path, files: [...release.files, follower] }),
    /** The status sent to pages: the build's entry, and every problem. */
    status: () => ({ entry: release.entry, problems: Object.values(found).flat() }),
    takeBuild({ release: built = release, problems }) {
      release = built;
      found.build = problems;
      tell();
    },
    takeProblems(kind, problems) {
      found[kind] = problems;
      tell();
    },
    /** Returns a function that stops. */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
