import { newIdempotencyKey } from '@siteledger/shared-lib/api';
import type { ListedExpense, PaymentRecordInput } from '@siteledger/shared-lib/domain';
import { createStore } from '@siteledger/shared-lib/ui';
import { tidyAmount } from './amount-text';
import type { Entry } from './batch-entry';
import { totalsOf, type BatchTotals } from './batch-totals';
import { problemsOf } from './row-problems';

/** Reason why it is unknown whether a batch was recorded: no response, or a failure of the server. */
export type UnknownReason = 'unanswered' | 'server-failed';

/** A sent batch that may or may not be recorded; `openFor` says why the last try left that open. */
export type Attempt = {
  key: string;
  body: PaymentRecordInput;
  totals: BatchTotals;
  isUnderWay: boolean;
  openFor?: UnknownReason;
};

/** Values of the batch's form. */
export type BatchHead = Partial<Omit<PaymentRecordInput, 'payments'>>;

export type BatchState = {
  entries: ReadonlyMap<string, Entry>;
  /** Rows shown above the list because they need attention and are missing from its page. */
  onTop: readonly string[];
  head?: BatchHead;
  attempt?: Attempt;
};

/** Storage of a batch while the tab is open. */
export type BatchStorage = { read: () => BatchState; write: (state: BatchState) => void };

const isUntouched = ({ isSelected, typed, refusal }: Entry) => !isSelected && typed === undefined && !refusal;

function unselected(entry: Entry): Entry {
  const isWrong = problemsOf(entry.expense, entry).errors.length > 0;
  return { ...entry, isSelected: false, refusal: undefined, typed: isWrong ? undefined : entry.typed };
}

/** Selected expenses and their amounts. Outside React, so that a key press renders one cell instead of the grid. */
export function createBatch(place: BatchStorage) {
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
    /** Ticks or unticks rows; a typed amount is kept for later unless it is invalid. */
    select: (expenses: readonly ListedExpense[], isSelected: boolean) =>
      put(
        expenses.map((expense) => {
          const entry = entryOf(expense);
          return [expense.uuid, isSelected ? selected(entry) : unselected(entry)] as const;
        }),
      ),
    /** Stores a typed amount on each key press and ticks its row. */
    type: (expense: ListedExpense, typed: string) =>
      put([[expense.uuid, { ...selected(entryOf(expense)), typed, refusal: undefined }]]),
    /** Sets the amounts of several rows; undefined means the whole balance. */
    fill: (amounts: readonly (readonly [ListedExpense, string | undefined])[]) =>
      put(
        amounts.map(([expense, amount]) => {
          const typed = amount === undefined ? undefined : tidyAmount(amount);
          return [expense.uuid, { ...selected(entryOf(expense)), typed, refusal: undefined }] as const;
        }),
      ),
    restore: (uuid: string, entry: Entry | undefined) => put([[uuid, entry]]),
    /** Adopts the server's latest state of expenses. */
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
    /** Marks rows refused by the server and brings them to the top. */
    refuse: (messages: Readonly<Record<string, string>>) => {
      const refused = Object.keys(messages).filter((uuid) => state().entries.has(uuid));
      put(
        refused.map((uuid) => [uuid, { ...state().entries.get(uuid)!, refusal: messages[uuid] }] as const),
        { onTop: refused },
      );
    },
    /** Shows rows above the list if they are not on its page. */
    bringUp: (uuids: readonly string[]) => change({ onTop: uuids }),
    clear: () => change({ entries: new Map(), onTop: [] }),
    keepHead: (head: BatchHead) => change({ head }),
    /**
     * Starts an attempt to send: repeats the one with an open outcome unchanged, or creates a new one. Undefined while
     * one is pending.
     */
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
    leaveOpen: (openFor: UnknownReason) => {
      const { attempt } = state();
      if (attempt) change({ attempt: { ...attempt, isUnderWay: false, openFor } });
    },
    /** Discards the attempt after a refusal: nothing was recorded, and the batch can be edited. */
    dropAttempt: () => change({ attempt: undefined }),
    /** Removes the rows of the recorded batch. */
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
