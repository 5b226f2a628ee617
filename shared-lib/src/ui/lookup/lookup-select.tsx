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
  /** Text of the open list when there are no options at all. */
  noneText?: string;
  value: Value | undefined;
  /** Receives the new choice, and the record that was added or chosen. */
  onChange: (value: Value | undefined, added?: LookupOption) => void;
  onOpenChange?: (isOpen: boolean) => void;
  /** Called with a promise when a choice waits for a response; it resolves when the choice is made or given up. */
  onWait?: (settled: Promise<void>) => void;
};

/**
 * Select of records that the server finds while the user types. Loaded records appear at once; none is highlighted
 * before the response to the typed text, and Enter waits for it. It never selects a record that was neither typed nor
 * highlighted by the user.
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
        // antd highlights the first row only in a newly mounted list.
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

// A row highlighted by an arrow key before the response stays in place until the text changes.
function useHeldOptions(lookup: Lookup) {
  const [held, setHeld] = useState<Pick<Lookup, 'text' | 'options'> | null>(null);
  const isHeld = held !== null && held.text === lookup.text;
  const hold = () => {
    if (lookup.options.length > 0) setHeld({ text: lookup.text, options: lookup.options });
  };
  return { shown: isHeld ? held.options : lookup.options, isHeld, hold, release: () => setHeld(null) };
}

// Selects the first record of the response that Enter waits for.
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
