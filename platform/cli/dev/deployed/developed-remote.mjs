const ANY = { shell: '*', sharedLib: '*', api: '*' };

// Files of what is published are not here.
const withoutPreload = (route) => ({ ...route, preload: undefined });

// While there is no build the tab has the pages of what is published, so that it is at the same one when there is a build.
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
 * A remote while it is being changed: its newest build, and what is wrong with its sources. `follower` is the script that
 * follows it in the page, one of the release's files; `listing` is what the shell lists.
 */
export function developedRemote({ name, follower, listing }) {
  let release = standIn({ name, follower }, listing);
  const found = { build: [], contract: [], types: [] };
  const listeners = new Set();

  const tell = () => [...listeners].forEach((listener) => listener());

  return {
    /** The remote.json of the newest build. */
    release: () => ({ ...release, follower: follower.path, files: [...release.files, follower] }),
    /** What a page is told: the build by its entry, and every problem. */
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
    /** Answers how to stop. */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
