import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { TreeRow } from './account-tree';
import { treeAct } from './tree-keys';

type Given = {
  rows: readonly TreeRow[];
  /** The height of a line and of all lines in view, px. */
  rowHeight: number;
  height: number;
  revealed: string | undefined;
  onToggle: (uuid: string) => void;
  onShow: (uuid: string) => void;
};

// Lines above and below the view that are in the document as well, so that scrolling shows no gap.
const BESIDE = 8;

/** Which line has the focus, and which lines are in the document: those in view, and the one with the focus. */
export function useTreeRows({ rows, rowHeight, height, revealed, onToggle, onShow }: Given) {
  const scroller = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const [chosen, setChosen] = useState(revealed);
  const [first, setFirst] = useState(0);
  const [last, setLast] = useState(revealed);
  if (revealed !== last) {
    setLast(revealed);
    if (revealed) setChosen(revealed);
  }

  const found = rows.findIndex(({ node }) => node.uuid === chosen);
  const active = Math.max(found, 0);
  const from = Math.max(0, first - BESIDE);
  const to = Math.min(rows.length, first + Math.ceil(height / rowHeight) + BESIDE);
  const inDocument = range(from, to);
  if (active < from) inDocument.unshift(active);
  if (active >= to && active < rows.length) inDocument.push(active);

  useEffect(() => {
    if (found >= 0) bringIntoView(scroller.current, found * rowHeight, rowHeight);
    if (!takesFocus.current) return;
    takesFocus.current = false;
    scroller.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus({ preventScroll: true });
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
    scroller,
    active,
    inDocument,
    choose: setChosen,
    onKeyDown,
    onScroll: () => setFirst(Math.floor((scroller.current?.scrollTop ?? 0) / rowHeight)),
  };
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

function bringIntoView(scroller: HTMLElement | null, top: number, height: number) {
  if (!scroller) return;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + height > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = top + height - scroller.clientHeight;
}
