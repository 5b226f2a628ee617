const read = async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
};

/** A watched remote in the form of the registry's listing; null while it does not compile. */
async function listed({ name, port }) {
  const base_url = `http://localhost:${port}/`;
  const release = await read(`${base_url}remote.json`).catch(() => null);
  if (!release) return null;
  const { version, entry, container, routes, nav, commands, requires, owner } = release;
  // A watching build changes constantly, so it has no hashes.
  return {
    name,
    version,
    base_url,
    entry,
    container,
    files: [],
    descriptor: { routes, nav, commands, requires, owner },
  };
}

/**
 * The registry's listing at this path, in which the watched remotes replace their published releases; `isAlone` leaves
 * out the rest.
 */
export const listingWithWatched =
  ({ server, path }, remotes, { isAlone }) =>
  (request, response, next) => {
    if (new URL(request.url, server).pathname !== path || request.method !== 'GET') {
      next();
      return;
    }
    const answer = async () => {
      const { data } = await read(server + path);
      const watched = (await Promise.all(remotes.map(listed))).filter(Boolean);
      const others = isAlone ? [] : data.remotes.filter(({ name }) => !watched.some((one) => one.name === name));
      return { data: { ...data, remotes: [...others, ...watched] } };
    };
    answer().then(
      (body) => {
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Cache-Control', 'no-store');
        response.end(JSON.stringify(body));
      },
      (error) => {
        response.statusCode = 503;
        response.end(JSON.stringify({ message: error.message }));
      },
    );
  };
