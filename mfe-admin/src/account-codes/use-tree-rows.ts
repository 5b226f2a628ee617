import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { TreeRow } from './account-tree';
import { treeAct } from './tree-keys';
import { useLinesInView } from './use-lines-in-view';

type Given = {
  rows: readonly TreeRow[];
  /** In px. */
  rowHeight: number;
  revealed: string | undefined;
  onToggle: (uuid: string) => void;
  onShow: (uuid: string) => void;
};

/** The focused line, and the lines in the document: those in the viewport plus the focused one. */
export function useTreeRows({ rows, rowHeight, revealed, onToggle, onShow }: Given) {
  const lines = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const [chosen, setChosen] = useState(revealed);
  const [last, setLast] = useState(revealed);
  if (revealed !== last) {
    setLast(revealed);
    if (revealed) setChosen(revealed);
  }

  const found = rows.findIndex(({ node }) => node.uuid === chosen);
  const active = Math.max(found, 0);
  const view = useLinesInView(lines, rowHeight);
  const from = Math.min(view.from, rows.length);
  const to = Math.min(view.to, rows.length);
  const inDocument = range(from, to);
  if (active < from) inDocument.unshift(active);
  if (active >= to && active < rows.length) inDocument.push(active);

  useEffect(() => {
    if (found >= 0) bringIntoView(lines.current, found * rowHeight, rowHeight);
    if (!takesFocus.current) return;
    takesFocus.current = false;
    lines.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opening a group above the chosen line must not scroll back
  }, [chosen]);

  const goTo = (at: number) => {
    takesFocus.current = true;
    setChosen(rows[at]?.node.uuid);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rows[active];
    const isOnRow = event.target instanceof HTMLElement && event.target.getAttribute('role') === 'row';
    if (!row || !isOnRow || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = treeAct(event.key, rows, active);
    if (!act) return;
    event.preventDefault();
    if (act === 'toggle') onToggle(row.node.uuid);
    else if (act === 'show') onShow(row.node.uuid);
    else goTo(act.goTo);
  };

  return {
    lines,
    active,
    inDocument,
    choose: setChosen,
    onKeyDown,
  };
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

// The visible area is between the headings and the end of the window.
function bringIntoView(lines: HTMLElement | null, top: number, height: number) {
  if (!lines) return;
  const start = lines.getBoundingClientRect().top + top;
  const { bottom } = lines.previousElementSibling!.getBoundingClientRect();
  if (start < bottom) document.documentElement.scrollTop += start - bottom;
  else if (start + height > window.innerHeight)
    document.documentElement.scrollTop += start + height - window.innerHeight;
}
