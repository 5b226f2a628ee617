import type { RemoteNavEntry } from '@siteledger/platform/contract';
import { useNavigate } from '@siteledger/shared-lib/router';
import { useEffect, useRef } from 'react';
import { areSingleKeysOn, isDialogOpen, isElsewhere } from './shortcuts';

type Acts = { find: () => void; startNew: () => void; help: () => void };

// How long "g" waits for its second key.
const SEQUENCE_MS = 1500;

const isMod = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => (ctrlKey || metaKey) && !altKey && !shiftKey;
const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

function saveForm(event: KeyboardEvent) {
  const form = document.activeElement?.closest('form') ?? document.querySelector<HTMLFormElement>('#main form');
  if (!form) return;
  // Even when there is nothing to save, because nobody wants the browser's save dialog.
  event.preventDefault();
  if (!form.querySelector('[type=submit]:disabled')) form.requestSubmit();
}

function focusSearch(event: KeyboardEvent) {
  const box = document.querySelector<HTMLElement>('#main [type=search], #main [role=searchbox]');
  if (!box) return;
  event.preventDefault();
  box.focus();
}

/** Handles the shortcuts of every screen; `entries` are the menu's, some with a letter of their own. */
export function useShortcuts(entries: readonly RemoteNavEntry[], acts: Acts) {
  const navigate = useNavigate();
  const latest = useRef({ entries, acts, navigate });
  useEffect(() => {
    latest.current = { entries, acts, navigate };
  });

  useEffect(() => {
    let sequenceAt = -Infinity;

    const go = (event: KeyboardEvent) => {
      const isSecond = performance.now() - sequenceAt < SEQUENCE_MS;
      sequenceAt = -Infinity;
      const entry = isSecond && latest.current.entries.find(({ key }) => key === event.key);
      if (!entry) return false;
      event.preventDefault();
      void latest.current.navigate(entry.path);
      return true;
    };

    const onSingleKey = (event: KeyboardEvent) => {
      if (go(event)) return;
      const { acts: now } = latest.current;
      if (event.key === 'g') sequenceAt = performance.now();
      else if (event.key === '/') focusSearch(event);
      else if (event.key === 'n' || event.key === '?') {
        event.preventDefault();
        if (event.key === 'n') now.startNew();
        else now.help();
      }
    };

    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if (isMod(event) && key === 'k') {
        event.preventDefault();
        if (!isDialogOpen()) latest.current.acts.find();
      } else if (isMod(event) && key === 's') saveForm(event);
      else if (!hasModifier(event) && areSingleKeysOn() && !isElsewhere(event)) onSingleKey(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
