import { openEntries, type RemoteCommand, type RemoteListing } from '@siteledger/platform/contract';
import type { FoundRecord, KnownRecord, SearchKind } from '@siteledger/shared-lib/domain';
import { ownScreens } from '../own-screens';

/** One line of the palette: where it leads, or what it asks for first. */
export type Entry = {
  key: string;
  title: string;
  detail?: string | undefined;
  to?: string;
  command?: RemoteCommand;
  record?: KnownRecord;
  /** Why it cannot be chosen now. */
  refusal?: string;
};

export type Group = { title: string; entries: Entry[] };

type Can = (permission: string) => boolean;

const KIND_TITLES: Record<SearchKind, string> = {
  project: 'Projects',
  invoice: 'Invoices',
  expense: 'Expenses',
  purchase_order: 'Purchase orders',
  variation_order: 'Variation orders',
  payment_record: 'Payment batches',
  payment: 'Payments',
  client: 'Clients',
  contractor: 'Contractors and suppliers',
  user: 'Users',
};

/** The section of commands that create something: what "+ New" shows. */
export const NEW = 'New';

const PARAMETER = /:\w+/;

/** The address of a command that was told what it asks for. */
export const pathOf = ({ path }: RemoteCommand, asked: string) => path.replace(PARAMETER, asked);

const commandsOf = ({ remotes }: RemoteListing, can: Can) =>
  remotes
    .flatMap(({ descriptor }) => (descriptor.commands ?? []).filter(({ permission }) => can(permission)))
    .sort((a, b) => a.order - b.order);

const entryOfCommand = (command: RemoteCommand, project: string | undefined): Entry => {
  const entry = { key: `${command.section}/${command.path}`, title: command.title };
  if (!command.asks) return { ...entry, to: command.path };
  return command.asks === 'project' && project ? { ...entry, to: pathOf(command, project) } : { ...entry, command };
};

const isPlain = ({ takesSearch }: RemoteCommand) => !takesSearch;

// What a paused remote offers is told with the reason, not left out: its users would look for a fault of theirs.
const pausedEntries = ({ paused }: RemoteListing, can: Can): Entry[] =>
  paused.flatMap(({ message, commands = [], nav }) =>
    [...commands.filter(isPlain), ...nav]
      .filter(({ permission }) => can(permission))
      .map(({ title, path }) => ({ key: `paused/${path}`, title, refusal: message ?? 'Switched off for now' })),
  );

const screenEntries = (listing: RemoteListing, can: Can): Entry[] => [
  ...openEntries(listing.remotes, (required) => can(required)).map(({ path, title, section }) => ({
    key: `screen/${path}`,
    title,
    ...(section !== title && { detail: section }),
    to: path,
  })),
  ...Object.entries(ownScreens)
    .filter(([path]) => path.startsWith('/profile/') || path === '/why')
    .map(([path, title]) => ({ key: `screen/${path}`, title, to: path })),
];

// Each word begins a word of the title: "new b" is New bill, and a number is never a command.
function fits(text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ title }: Entry) => {
    const parts = title.toLowerCase().split(/[\s/-]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
}

const filled = (groups: readonly Group[]) => groups.filter(({ entries }) => entries.length > 0);

/** What the palette knows without asking: commands that create something, other commands, screens. */
export type Known = { listing: RemoteListing; can: Can; project: string | undefined };

/** Commands and screens that a text names; all of them without a text. */
export function localGroups({ listing, can, project }: Known, text: string): Group[] {
  const commands = commandsOf(listing, can).filter(isPlain);
  const isChosen = fits(text);
  const sections = [...new Set(commands.map(({ section }) => section))];
  const ofSection = (title: string) => ({
    title,
    entries: commands
      .filter(({ section }) => section === title)
      .map((command) => entryOfCommand(command, project))
      .filter(isChosen),
  });
  return filled([
    ...sections.map(ofSection),
    { title: 'Go to', entries: screenEntries(listing, can).filter(isChosen) },
    { title: 'Switched off', entries: pausedEntries(listing, can).filter(isChosen) },
  ]);
}

// Records come first; these stand below them.
const LISTS_SHOWN = 4;

/** The lists that search for a text in what the palette does not look through. */
export function listGroups({ listing, can }: Known, text: string): Group[] {
  const query = new URLSearchParams({ search: text });
  const entries = commandsOf(listing, can)
    .filter(({ takesSearch }) => takesSearch)
    .slice(0, LISTS_SHOWN)
    .map(({ section, title, path }) => ({
      key: `search/${path}`,
      title: `${section} ${title.toLowerCase()} for “${text}”`,
      to: `${path}?${query.toString()}`,
    }));
  return filled([{ title: 'In lists', entries }]);
}

const entryOfRecord = (record: KnownRecord): Entry => ({
  key: `${record.kind}/${record.uuid}`,
  title: record.title,
  detail: [record.subtitle, record.project?.name].filter(Boolean).join(' · ') || undefined,
  to: record.route,
  record,
});

/** Found records by their kind, in the order in which the server gives the kinds; which are favourites, `known` says. */
export function recordGroups(found: readonly FoundRecord[], known: readonly KnownRecord[] = []): Group[] {
  const favourites = new Set(known.filter((record) => record.is_favourite).map(({ uuid }) => uuid));
  const records = found.map((record) => ({ ...record, is_favourite: favourites.has(record.uuid) }));
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    title: KIND_TITLES[kind],
    entries: records.filter((record) => record.kind === kind).map(entryOfRecord),
  }));
}

// A palette that is opened shows a screenful.
const RECENT_SHOWN = 8;

/** Favourites, and what was opened last. */
export function knownGroups(records: readonly KnownRecord[], isChosen = (_record: KnownRecord) => true): Group[] {
  const chosen = records.filter(isChosen);
  return filled([
    { title: 'Favourites', entries: chosen.filter((record) => record.is_favourite).map(entryOfRecord) },
    {
      title: 'Recent',
      entries: chosen
        .filter((record) => !record.is_favourite)
        .slice(0, RECENT_SHOWN)
        .map(entryOfRecord),
    },
  ]);
}
