/**
 * Runs parts in parallel while cores are free. Each uses as many as its `cores` says, by default all, and waits for the
 * parts in its `after`. Returns the results of `start`, in the order of the parts.
 */
export async function runQueue(parts, cores, start) {
  const results = new Map();
  const running = new Map();
  const need = (part) => Math.min(part.cores ?? cores, cores);
  const isReady = ({ after = [] }) =>
    after.every((name) => results.has(name) || !parts.some((part) => part.name === name));
  const free = () => cores - [...running.keys()].reduce((taken, part) => taken + need(part), 0);
  const waiting = [...parts];

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((part) => isReady(part) && need(part) <= free());
    if (next >= 0) {
      const [part] = waiting.splice(next, 1);
      running.set(
        part,
        start(part, [...results.values()]).then((result) => {
          results.set(part.name, result);
          running.delete(part);
        }),
      );
    } else await Promise.race(running.values());
  }
  return parts.map(({ name }) => results.get(name));
}
