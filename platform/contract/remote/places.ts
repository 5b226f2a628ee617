import type { RemoteDescriptor, RemotePlace } from './remote';

type Host = Pick<RemoteDescriptor, 'name' | 'places'>;
type Filling = Pick<RemoteDescriptor, 'name' | 'slots'>;

// Words separated by dots: "project.details.tabs".
const NAME = /^[a-z][\w-]{0,40}(?:\.[a-z][\w-]{0,40}){1,4}$/;

const repeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

/** Problems of the places that a remote states, without looking at other remotes; one sentence per fault. */
export function statedPlaceProblems(places: readonly RemotePlace[] = []): string[] {
  return [
    ...places
      .filter(({ name }) => !NAME.test(name))
      .map(
        ({ name }) => `remote.ts: the place "${name}" needs a name of words with dots between: project.details.tabs.`,
      ),
    ...repeated(places.map(({ name }) => name)).map(
      (name) => `remote.ts: the place ${name} is stated twice: leave one.`,
    ),
  ];
}

const given = (props: Record<string, string>) =>
  Object.entries(props)
    .map(([name, type]) => `${name}: ${type}`)
    .join(', ') || 'nothing';

/**
 * The fills of a release whose place does not exist or does not pass the props that they take; one sentence per fault.
 * A remote released before places were stated may offer any place.
 */
export function fillProblems(release: Host & Filling, others: readonly Host[]): string[] {
  const hosts = [release, ...others.filter(({ name }) => name !== release.name)];
  const offered = hosts.flatMap(({ places = [] }) => places);
  const isUnknown = hosts.some(({ places }) => places === undefined);
  return (release.slots ?? []).flatMap(({ slot, id, props = {} }) => {
    const what = `remote.ts: the fill "${id}"`;
    // Two releases of a host may run at once: a fill may take only props that both pass.
    const places = offered.filter(({ name }) => name === slot);
    if (places.length === 0) {
      const names = [...new Set(offered.map(({ name }) => name))].sort();
      const fix = names.length > 0 ? `fill one of ${names.join(', ')}` : 'publish the remote that offers it first';
      return isUnknown ? [] : [`${what} is for the place ${slot}, which no remote offers: ${fix}.`];
    }
    return Object.entries(props).flatMap(([name, type]) => {
      const other = places.find((place) => place.props[name] !== type);
      return other
        ? [`${what} takes ${name}: ${type}, but ${slot} gives ${given(other.props)}: take what it gives.`]
        : [];
    });
  });
}

/**
 * Fills of other remotes that lose their place when one release replaces another, or when none follows: "mfe-finance:
 * Payments".
 */
export function lostFills(before: Host | undefined, after: Host | undefined, others: readonly Filling[]): string[] {
  const stays = new Set((after?.places ?? []).map(({ name }) => name));
  const gone = new Set((before?.places ?? []).map(({ name }) => name).filter((name) => !stays.has(name)));
  const lost = others.flatMap(({ name, slots = [] }) =>
    slots.filter(({ slot }) => gone.has(slot)).map(({ slot, title }) => `${name}: ${title} (${slot})`),
  );
  return [...new Set(lost)];
}
