import { SEARCH_DEBOUNCE_MS } from '@siteledger/shared-lib/domain';
import { useState } from 'react';
import { useDebounced } from '../use-debounced';

/** A record on offer, by uuid. */
export type LookupOption = { value: string; label: string; title?: string };

/** What a lookup hook of the API slice gives for a text: `currentData` is the answer to it, `data` the last one that came. */
export type LookupReply<Row> = { data?: readonly Row[]; currentData?: readonly Row[]; isError?: boolean };

/** Records to choose from that the server finds by a part of their name; for `LookupSelect`. */
export type Lookup = {
  /** What is typed now. */
  text: string;
  /** The answer to the text; until it comes, the records at hand whose label has the text in it. */
  options: readonly LookupOption[];
  /** Whether the options are the server's answer to the text. */
  isAnswered: boolean;
  hasFailed: boolean;
  /** Whether Enter was pressed before the answer came. */
  isAwaited: boolean;
  /** The answer that Enter waits for, once it is there; empty when the call failed. */
  awaited: readonly LookupOption[] | undefined;
  /** Takes what is typed; the server is asked when typing pauses for 300 ms. docs/domain/lists-and-search.md#search */
  type: (text: string) => void;
  /** Asks for the typed text at once, and waits for the answer even when the field is left. */
  wait: () => void;
  stopWaiting: () => void;
  /** Forgets what is typed, and whatever waits. */
  clear: () => void;
};

const NONE: readonly LookupOption[] = [];

const hasText = (text: string) => {
  const part = text.toLowerCase();
  return ({ label }: LookupOption) => label.toLowerCase().includes(part);
};

const answersOf = <Row>(answer: readonly Row[] = [], optionOf: (row: Row) => LookupOption) => answer.map(optionOf);

const withOwn = (own: readonly LookupOption[], found: readonly LookupOption[]) => [
  ...own.filter(({ value }) => !found.some((option) => option.value === value)),
  ...found,
];

/** Looks records up by what is typed; `own` are offered even when the server's first page does not have them. */
export function useLookup<Row>(
  useRows: (text: string) => LookupReply<Row>,
  optionOf: (row: Row) => LookupOption,
  own: readonly LookupOption[] = NONE,
): Lookup {
  const { typed, asked, wanted, ...acts } = useTexts();
  const { data: latest = [], currentData: answer, isError: hasFailed = false } = useRows(asked);
  const text = typed.trim();
  const isAnswered = text === asked && answer !== undefined;
  const found = (answer ?? latest).map(optionOf);
  const options = isAnswered && text ? found : withOwn(own, found).filter(hasText(text));
  const isSettled = wanted === asked && (hasFailed || answer !== undefined);

  return {
    text: typed,
    options,
    isAnswered,
    hasFailed: hasFailed && text === asked,
    isAwaited: wanted !== null,
    awaited: isSettled ? answersOf(answer, optionOf) : undefined,
    ...acts,
  };
}

// What is typed, what the server was asked for, and the text whose answer Enter waits for.
function useTexts() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const askLater = useDebounced(setAsked, SEARCH_DEBOUNCE_MS);

  const ask = (text: string) => {
    setAsked(text);
    askLater(text);
  };
  const type = (next: string) => {
    setTyped(next);
    // A field that is left loses its text, but not the answer that Enter waits for.
    if (next === '' && wanted !== null) return;
    setWanted(null);
    if (next.trim() === '') ask('');
    else askLater(next.trim());
  };
  const wait = () => {
    setWanted(typed.trim());
    ask(typed.trim());
  };
  const stopWaiting = () => {
    setWanted(null);
    if (typed === '') ask('');
  };
  const clear = () => {
    setTyped('');
    setWanted(null);
    ask('');
  };
  return { typed, asked, wanted, type, wait, stopWaiting, clear };
}
