import type { RemoteCommand } from '@siteledger/platform/contract';
import { useNavigate } from '@siteledger/shared-lib/router';
import { SearchOutlined } from '@siteledger/shared-lib/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { type Entry, type Known, pathOf } from './entries';
import { PaletteList } from './palette-list';
import { usePaletteNoteMutation } from './search-api';
import { useEntries } from './use-entries';

type Props = {
  known: Known;
  start: string;
  onClose: (isLeft: boolean) => void;
  command: RemoteCommand | undefined;
  onAsk: (command: RemoteCommand) => void;
};

/**
 * The palette's text box with its list. Enter chooses the marked line; while the response to the typed text is pending,
 * it waits for it.
 */
export function PaletteBox({ known, start, command, onAsk, onClose }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const offer = useEntries({ known, asksProject: command !== undefined }, start);
  const [chosenKey, setChosenKey] = useState<string>();
  const [isAwaited, setAwaited] = useState(false);
  const [note] = usePaletteNoteMutation();
  const entries = offer.groups.flatMap((group) => group.entries);
  const at = Math.max(
    0,
    entries.findIndex(({ key }) => key === chosenKey),
  );
  const current = entries[at];

  const choose = ({ refusal, to, record, command: asking }: Entry) => {
    if (refusal) return;
    if (asking) {
      onAsk(asking);
      return;
    }
    onClose(true);
    void navigate(command && record ? pathOf(command, record.uuid) : (to ?? '/'));
  };

  const onEnter = () => {
    if (offer.isPending && !isLocal(current)) {
      offer.askNow();
      setAwaited(true);
    } else if (current) choose(current);
  };
  const isDue = isAwaited && !offer.isPending;
  const latest = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = () => {
      setAwaited(false);
      // Enter opens only a found record; without one it does not open a list.
      if (current?.record) choose(current);
    };
  });
  useEffect(() => {
    if (isDue) latest.current?.();
  }, [isDue]);

  const star = () => {
    const { record } = current ?? {};
    if (record) void note({ kind: record.kind, uuid: record.uuid, is_favourite: !record.is_favourite });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const by = steps[event.key];
    if (by !== undefined && entries.length > 0) {
      event.preventDefault();
      const last = entries.length - 1;
      const next =
        Math.abs(by) === 1 ? (at + by + entries.length) % entries.length : Math.min(last, Math.max(0, at + by));
      setChosenKey(entries[next]?.key);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    } else if (event.altKey && event.code === 'KeyS') {
      event.preventDefault();
      star();
    }
  };

  return (
    <>
      <div className="palette-box">
        <SearchOutlined aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${at}`}
          aria-label={command ? 'Project' : 'Find anything'}
          placeholder={command ? 'Name or code of a project' : 'Number, name, amount, or > for commands'}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={offer.text}
          onChange={(event) => {
            offer.type(event.target.value);
            setChosenKey(undefined);
            setAwaited(false);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <PaletteList id={id} offer={offer} at={at} onChoose={choose} onMark={setChosenKey} />
      <PaletteKeys isAsking={command !== undefined} onStar={star} />
    </>
  );
}

const PaletteKeys = ({ isAsking, onStar }: { isAsking: boolean; onStar: () => void }) => (
  <p className="palette-keys" aria-hidden>
    <span>↑↓ Choose</span>
    <span>Enter Open</span>
    {!isAsking && (
      <button type="button" tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onClick={onStar}>
        Alt+S Favourite
      </button>
    )}
    {!isAsking && <span>{'> Commands'}</span>}
    <span>Esc {isAsking ? 'Back' : 'Close'}</span>
  </p>
);

const isLocal = (entry: Entry | undefined) =>
  entry !== undefined && entry.record === undefined && !entry.key.startsWith('search/');
