import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { AntdSelect, type SelectProps } from '../antd/antd';
import { leaveOnTab } from '../select';
import type { Lookup, LookupOption } from './use-lookup';

type Value = string | string[];

type Passed =
  | 'id'
  | 'disabled'
  | 'size'
  | 'status'
  | 'placeholder'
  | 'allowClear'
  | 'maxTagCount'
  | 'maxTagPlaceholder'
  | 'popupMatchSelectWidth'
  | 'labelRender'
  | 'onBlur'
  | 'className'
  | `aria-${string}`;

type Props = Pick<SelectProps<Value, LookupOption>, Extract<Passed, keyof SelectProps>> & {
  lookup: Lookup;
  isMultiple?: boolean;
  /** What the open list says where there is nothing to choose from at all. */
  noneText?: string;
  value: Value | undefined;
  /** Gets what is chosen now, and the record that was added or, of one, chosen. */
  onChange: (value: Value | undefined, added?: LookupOption) => void;
  onOpenChange?: (isOpen: boolean) => void;
  /** Hears of a choice that waits for its answer: resolves when it is taken or given up. */
  onWait?: (settled: Promise<void>) => void;
};

/**
 * A choice of records that the server finds while one types. What is at hand is shown at once; nothing is marked before the
 * answer to the typed text is there, and Enter waits for it. It never takes what was neither typed nor marked by hand.
 */
export function LookupSelect({
  lookup,
  isMultiple,
  noneText,
  value,
  onChange,
  onOpenChange,
  onWait,
  ...control
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState<readonly LookupOption[]>([]);
  const { shown, isHeld, hold, release } = useHeldOptions(lookup);
  const isFresh = lookup.isAnswered && !isHeld;
  const chosen = [value ?? []].flat();
  const offered = lookup.text ? shown : withTaken(shown, taken, chosen);

  const open = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const take = (option: LookupOption) => {
    setTaken((before) => [...before.filter(({ value: known }) => known !== option.value), option]);
    if (!isMultiple) onChange(option.value, option);
    else if (!chosen.includes(option.value)) onChange([...chosen, option.value], option);
    lookup.clear();
    if (!isMultiple) open(false);
  };
  const type = (text: string) => {
    release();
    lookup.type(text);
  };
  const waitForAnswer = useWaitForAnswer(lookup, take, onWait);

  const onKey = (event: KeyboardEvent) => {
    leaveOnTab(event);
    if (!lookup.text.trim() || lookup.isAnswered || isHeld) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') hold();
    if (event.key === 'Escape') lookup.stopWaiting();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    waitForAnswer();
  };

  return (
    <span className="sl-picker" data-filled={chosen.length > 0 || undefined} onKeyDownCapture={onKey}>
      <AntdSelect<Value, LookupOption>
        {...control}
        mode={isMultiple ? 'multiple' : undefined}
        open={isOpen}
        onOpenChange={open}
        options={[...offered]}
        loading={(isOpen || lookup.isAwaited) && !lookup.isAnswered && !lookup.hasFailed}
        notFoundContent={emptyText(lookup, noneText)}
        showSearch={{ filterOption: false, searchValue: lookup.text, onSearch: type }}
        defaultActiveFirstOption={isFresh && lookup.text !== ''}
        // antd marks the first row again only in a list that is new.
        popupRender={(list) => <div key={String(isFresh)}>{list}</div>}
        value={value}
        onChange={(next: Value | undefined, options) => {
          const known = [options ?? []].flat().filter((option) => option.label !== undefined);
          setTaken(known);
          onChange(
            next,
            known.find((option) => !chosen.includes(option.value)),
          );
          lookup.clear();
        }}
        onBlur={(event) => {
          type('');
          control.onBlur?.(event);
        }}
      />
    </span>
  );
}

function emptyText({ text, isAnswered, hasFailed }: Lookup, noneText = 'No matches') {
  if (hasFailed) return 'The search failed. Type again to retry.';
  if (!isAnswered) return 'Searching…';
  return text.trim() ? 'No matches' : noneText;
}

const withTaken = (shown: readonly LookupOption[], taken: readonly LookupOption[], chosen: readonly string[]) => {
  const isMissing = ({ value }: LookupOption) =>
    chosen.includes(value) && !shown.some((option) => option.value === value);
  return [...taken.filter(isMissing), ...shown];
};

// What an arrow key marks before the answer comes stays in its place: the list is exchanged when another text is typed.
function useHeldOptions(lookup: Lookup) {
  const [held, setHeld] = useState<Pick<Lookup, 'text' | 'options'> | null>(null);
  const isHeld = held !== null && held.text === lookup.text;
  const hold = () => {
    if (lookup.options.length > 0) setHeld({ text: lookup.text, options: lookup.options });
  };
  return { shown: isHeld ? held.options : lookup.options, isHeld, hold, release: () => setHeld(null) };
}

// Takes the first record of the answer that Enter waits for.
function useWaitForAnswer(lookup: Lookup, take: (option: LookupOption) => void, onWait: Props['onWait']) {
  const settle = useRef(() => {});
  const { isAwaited, awaited } = lookup;
  const latest = useRef({ lookup, take });
  useEffect(() => {
    latest.current = { lookup, take };
  });

  useEffect(() => {
    const first = awaited?.[0];
    if (awaited) latest.current.lookup.stopWaiting();
    if (first) latest.current.take(first);
  }, [awaited]);

  useEffect(() => {
    if (!isAwaited) return;
    return () => settle.current();
  }, [isAwaited]);

  return () => {
    lookup.wait();
    onWait?.(new Promise((resolve) => (settle.current = resolve)));
  };
}
