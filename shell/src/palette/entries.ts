import { permittedNavEntries, type RemoteCommand, type RemoteListing } from '@siteledger/platform/contract';
import type { FoundRecord, KnownRecord, SearchKind } from '@siteledger/shared-lib/domain';
import { ownScreens } from '../own-screens';

/** One line of the palette: where it leads, or the command that needs a choice first. */
export type Entry = {
  key: string;
  title: string;
  detail?: string | undefined;
  to?: string;
  command?: RemoteCommand;
  record?: KnownRecord;
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

/** The section of commands that create something, shown by "+ New". */
export const NEW = 'New';

const PARAMETER = /:\w+/;

/** The path of a command with its parameter replaced by the choice. */
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

// A paused remote's entries are listed with the reason instead of hidden, so that users do not suspect a mistake of
// their own.
const pausedEntries = ({ paused }: RemoteListing, can: Can): Entry[] =>
  paused.flatMap(({ message, commands = [], nav }) =>
    [...commands.filter(isPlain), ...nav]
      .filter(({ permission }) => can(permission))
      .map(({ title, path }) => ({ key: `paused/${path}`, title, refusal: message ?? 'Switched off for now' })),
  );

const screenEntries = (listing: RemoteListing, can: Can): Entry[] => [
  ...permittedNavEntries(listing.remotes, (required) => can(required)).map(({ path, title, section }) => ({
    key: `screen/${path}`,
    title,
    ...(section !== title && { detail: section }),
    to: path,
  })),
  ...Object.entries(ownScreens)
    .filter(([path]) => path.startsWith('/profile/') || path === '/why')
    .map(([path, title]) => ({ key: `screen/${path}`, title, to: path })),
];

// Every typed word must start a word of the title: "new b" matches New bill, and a number matches no command.
function fits(text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ title }: Entry) => {
    const parts = title.toLowerCase().split(/[\s/-]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
}

const filled = (groups: readonly Group[]) => groups.filter(({ entries }) => entries.length > 0);

/** The entries available without a request: commands that create something, other commands, screens. */
export type Known = { listing: RemoteListing; can: Can; project: string | undefined };

/** Commands and screens that match a text; all of them for an empty text. */
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

const LISTS_SHOWN = 4;

/** Lists to search for the text in records that the palette does not cover. */
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

/** Found records by kind, in the server's order of kinds; `known` decides which are favourites. */
export function recordGroups(found: readonly FoundRecord[], known: readonly KnownRecord[] = []): Group[] {
  const favourites = new Set(known.filter((record) => record.is_favourite).map(({ uuid }) => uuid));
  const records = found.map((record) => ({ ...record, is_favourite: favourites.has(record.uuid) }));
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    title: KIND_TITLES[kind],
    entries: records.filter((record) => record.kind === kind).map(entryOfRecord),
  }));
}

// Limit of recent records in a newly opened palette: one screenful.
const RECENT_SHOWN = 8;

/** Favourites, then recently opened records. */
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
