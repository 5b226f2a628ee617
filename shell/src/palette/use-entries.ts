import { skipToken } from '@siteledger/shared-lib/api';
import { useDebounced } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { type Group, knownGroups, type Known, listGroups, localGroups, NEW, recordGroups } from './entries';
import { usePaletteKnownQuery, usePaletteSearchQuery } from './search-api';

// Shorter than a list's pause: an answer is small, and whoever types a number waits for it.
const PAUSE_MS = 120;
const LEAST = 2;

const COMMANDS = '>';

type What = { known: Known; asksProject: boolean };

/** What the palette offers for what is typed, and whether an answer is still to come. */
export type Offer = {
  text: string;
  type: (text: string) => void;
  /** Asks at once, as Enter does. */
  askNow: () => void;
  groups: Group[];
  isPending: boolean;
  hasFailed: boolean;
};

/** What is offered: commands and screens at once, records as the server answers. docs/domain/search.md */
export function useEntries({ known, asksProject }: What, start: string): Offer {
  const [text, setText] = useState(start);
  const [asked, setAsked] = useState('');
  const askLater = useDebounced(setAsked, PAUSE_MS);
  const kept = usePaletteKnownQuery();

  const line = text.trim();
  const wanted = wantedOf(text, { known, asksProject });
  const query = asked && {
    q: asked,
    ...(asksProject ? { kinds: ['project' as const] } : { project: known.project }),
  };
  const answer = usePaletteSearchQuery(query || skipToken);
  // While the answer to more letters is on its way, what the fewer found stays in sight.
  const found = wanted ? recordGroups(answer.currentData ?? answer.data ?? [], kept.data) : [];
  const isAsked = wanted === asked;

  return {
    text,
    type: (next) => {
      setText(next);
      askLater(wantedOf(next, { known, asksProject }));
    },
    askNow: () => setAsked(wanted),
    groups: groupsOf(),
    isPending: !isAsked || answer.isFetching || (!line && kept.isLoading),
    hasFailed: isAsked && answer.isError,
  };

  function groupsOf(): Group[] {
    // What was opened lately stands first: nothing is offered that it would push away.
    if (!line && kept.isLoading) return [];
    const records = kept.data ?? [];
    if (asksProject) return line ? found : knownGroups(records, ({ kind }) => kind === 'project');
    if (line.startsWith(COMMANDS)) return localGroups(known, line.slice(1).trim());
    if (!line) return [...knownGroups(records), ...localGroups(known, '').filter(({ title }) => title === NEW)];
    return [...localGroups(known, line), ...found, ...(wanted ? listGroups(known, line) : [])];
  }
}

// What the server is asked for: nothing where too little is typed, but one character that may name a certificate of the project.
function wantedOf(text: string, { known, asksProject }: What) {
  const line = text.trim();
  if (line.startsWith(COMMANDS) && !asksProject) return '';
  return [...line].length >= (known.project && !asksProject ? 1 : LEAST) ? line : '';
}
