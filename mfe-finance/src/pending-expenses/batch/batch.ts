import { newIdempotencyKey } from '@siteledger/shared-lib/api';
import type { ListedExpense, PaymentRecordInput } from '@siteledger/shared-lib/domain';
import { createStore } from '@siteledger/shared-lib/ui';
import { tidyAmount } from './amount-text';
import type { Entry } from './batch-entry';
import { totalsOf, type BatchTotals } from './batch-totals';
import { problemsOf } from './row-problems';

/** Why it is not known whether a batch was recorded: no reply came, or the server replied that it failed. */
export type OpenReason = 'unanswered' | 'server-failed';

/** A batch that was sent and of which it is not known yet whether it was recorded; `openFor`: why the latest try left that open. */
export type Attempt = {
  key: string;
  body: PaymentRecordInput;
  totals: BatchTotals;
  isUnderWay: boolean;
  openFor?: OpenReason;
};

/** What the form of the batch was filled in with. */
export type BatchHead = Partial<Omit<PaymentRecordInput, 'payments'>>;

export type BatchState = {
  entries: ReadonlyMap<string, Entry>;
  /** Rows that stand above the list when its page does not have them: those that need attention. */
  onTop: readonly string[];
  head?: BatchHead;
  attempt?: Attempt;
};

/** Where a batch is kept while the tab lives. */
export type BatchPlace = { read: () => BatchState; write: (state: BatchState) => void };

const isUntouched = ({ isSelected, typed, refusal }: Entry) => !isSelected && typed === undefined && !refusal;

function unselected(entry: Entry): Entry {
  const isWrong = problemsOf(entry.expense, entry).errors.length > 0;
  return { ...entry, isSelected: false, refusal: undefined, typed: isWrong ? undefined : entry.typed };
}

/** What is selected to be paid, and how much of each: outside React, so that a key press draws one cell and not the grid. */
export function createBatch(place: BatchPlace) {
  const store = createStore(place.read);
  const state = store.read;

  const change = (next: Partial<BatchState>) => {
    const changed = { ...state(), ...next };
    place.write(changed);
    store.set(changed);
  };

  const put = (changes: readonly (readonly [string, Entry | undefined])[], next: Partial<BatchState> = {}) => {
    const entries = new Map(state().entries);
    for (const [uuid, entry] of changes) {
      if (entry && !isUntouched(entry)) entries.set(uuid, entry);
      else entries.delete(uuid);
    }
    change({ ...next, entries });
  };

  const entryOf = (expense: ListedExpense): Entry =>
    state().entries.get(expense.uuid) ?? { expense, isSelected: false, balanceSeen: expense.balance };

  const selected = (entry: Entry): Entry => ({
    ...entry,
    isSelected: true,
    balanceSeen: entry.isSelected ? entry.balanceSeen : entry.expense.balance,
  });

  return {
    subscribe: store.subscribe,
    state,
    /** Ticks rows, or unticks them; an amount that was typed stays for the next time unless it is wrong. */
    select: (expenses: readonly ListedExpense[], isSelected: boolean) =>
      put(
        expenses.map((expense) => {
          const entry = entryOf(expense);
          return [expense.uuid, isSelected ? selected(entry) : unselected(entry)] as const;
        }),
      ),
    /** Takes over what is typed, letter by letter; a row that somebody types into is ticked. */
    type: (expense: ListedExpense, typed: string) =>
      put([[expense.uuid, { ...selected(entryOf(expense)), typed, refusal: undefined }]]),
    /** Takes over amounts of several rows; none is the whole balance. */
    fill: (amounts: readonly (readonly [ListedExpense, string | undefined])[]) =>
      put(
        amounts.map(([expense, amount]) => {
          const typed = amount === undefined ? undefined : tidyAmount(amount);
          return [expense.uuid, { ...selected(entryOf(expense)), typed, refusal: undefined }] as const;
        }),
      ),
    /** Puts a row back to what it was before somebody typed into it. */
    restore: (uuid: string, entry: Entry | undefined) => put([[uuid, entry]]),
    /** Takes over expenses as the server has them now. */
    refresh: (expenses: readonly ListedExpense[]) => {
      const changes = expenses.flatMap((expense) => {
        const entry = state().entries.get(expense.uuid);
        if (!entry || entry.expense === expense) return [];
        const refusal = entry.expense.balance === expense.balance ? entry.refusal : undefined;
        const { guards } = entry.expense;
        const latest = expense.guards || !guards ? expense : { ...expense, guards };
        return [[expense.uuid, { ...entry, expense: latest, refusal }] as const];
      });
      if (changes.length > 0) put(changes);
    },
    /** Marks the rows that the server refused, and brings them into view. */
    refuse: (messages: Readonly<Record<string, string>>) => {
      const refused = Object.keys(messages).filter((uuid) => state().entries.has(uuid));
      put(
        refused.map((uuid) => [uuid, { ...state().entries.get(uuid)!, refusal: messages[uuid] }] as const),
        { onTop: refused },
      );
    },
    /** Brings rows into view that the page does not have. */
    bringUp: (uuids: readonly string[]) => change({ onTop: uuids }),
    clear: () => change({ entries: new Map(), onTop: [] }),
    keepHead: (head: BatchHead) => change({ head }),
    /** The attempt to send: the one whose outcome is open goes again as it was, or a new one; none while one is under way. */
    begin: (body: PaymentRecordInput): Attempt | undefined => {
      const { attempt: earlier, entries } = state();
      if (earlier?.isUnderWay) return undefined;
      const attempt = {
        ...(earlier ?? { key: newIdempotencyKey(), body, totals: totalsOf(entries) }),
        isUnderWay: true,
      };
      change({ attempt });
      return attempt;
    },
    /** Whether the batch was recorded is not known. */
    leaveOpen: (openFor: OpenReason) => {
      const { attempt } = state();
      if (attempt) change({ attempt: { ...attempt, isUnderWay: false, openFor } });
    },
    /** The batch was refused as a whole: nothing of it was recorded, and it can be changed. */
    giveBack: () => change({ attempt: undefined }),
    /** The batch is recorded: its rows are done. */
    settle: () => {
      const paid = Object.keys(state().attempt?.body.payments ?? {});
      put(
        paid.map((uuid) => [uuid, undefined] as const),
        { attempt: undefined, head: undefined, onTop: [] },
      );
    },
  };
}

export type Batch = ReturnType<typeof createBatch>;
