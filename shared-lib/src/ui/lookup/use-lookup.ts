import { SEARCH_DEBOUNCE_MS } from '@siteledger/shared-lib/domain';
import { useState } from 'react';
import { useDebounced } from '../use-debounced';

/** An option for a record, by uuid. */
export type LookupOption = { value: string; label: string; title?: string };

/**
 * Result of a lookup hook of the API slice: `currentData` is the response for this text, `data` the last one for any.
 */
export type LookupReply<Row> = { data?: readonly Row[]; currentData?: readonly Row[]; isError?: boolean };

/** State of a search for records by part of their name; for `LookupSelect`. */
export type Lookup = {
  /** The typed text. */
  text: string;
  /** The response for the text; until it arrives, loaded records whose label contains the text. */
  options: readonly LookupOption[];
  /** Whether the options are the server's response to the text. */
  isAnswered: boolean;
  hasFailed: boolean;
  /** Whether Enter was pressed before the response. */
  isAwaited: boolean;
  /** The response that Enter waits for, once it arrives; empty if the call failed. */
  awaited: readonly LookupOption[] | undefined;
  /** Sets the typed text; the request is sent when typing pauses for 300 ms. docs/domain/lists-and-search.md#search */
  type: (text: string) => void;
  /** Requests the typed text at once and waits for the response, even after blur. */
  wait: () => void;
  stopWaiting: () => void;
  /** Clears the text and any waiting. */
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

/** Looks up records by the typed text; `own` are offered even if they are not on the server's first page. */
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

// The typed text, the requested text, and the text whose response Enter waits for.
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
    // On blur the field loses its text, but not the response that Enter waits for.
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
