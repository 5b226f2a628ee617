import { skipToken } from '@siteledger/shared-lib/api';
import { useDebounced } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { type Group, knownGroups, type Known, listGroups, localGroups, NEW, recordGroups } from './entries';
import { usePaletteKnownQuery, usePaletteSearchQuery } from './search-api';

// Shorter than a list's debounce: responses are small, and users who type a number wait for them.
const PAUSE_MS = 120;
const LEAST = 2;

const COMMANDS = '>';

type What = { known: Known; asksProject: boolean };

/** The palette's offer for the typed text, and whether a response is pending. */
export type Offer = {
  text: string;
  type: (text: string) => void;
  askNow: () => void;
  groups: Group[];
  isPending: boolean;
  hasFailed: boolean;
};

/** The palette's entries: commands and screens immediately, records when the server responds. docs/domain/search.md */
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
  // While the response to the longer text is pending, the earlier results stay visible.
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
    // Recent records come first, so nothing is shown before they arrive that they would push down.
    if (!line && kept.isLoading) return [];
    const records = kept.data ?? [];
    if (asksProject) return line ? found : knownGroups(records, ({ kind }) => kind === 'project');
    if (line.startsWith(COMMANDS)) return localGroups(known, line.slice(1).trim());
    if (!line) return [...knownGroups(records), ...localGroups(known, '').filter(({ title }) => title === NEW)];
    return [...localGroups(known, line), ...found, ...(wanted ? listGroups(known, line) : [])];
  }
}

// The search text for the server: empty if it is too short. Inside a project one character is enough, because it may
// name a certificate.
function wantedOf(text: string, { known, asksProject }: What) {
  const line = text.trim();
  if (line.startsWith(COMMANDS) && !asksProject) return '';
  return [...line].length >= (known.project && !asksProject ? 1 : LEAST) ? line : '';
}
