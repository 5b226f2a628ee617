import { calculate, formatMoney, type ListedExpense } from '@siteledger/shared-lib/domain';
import { notify } from '@siteledger/shared-lib/ui';
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { amountInCell, pastedColumn, tidyAmount } from '../batch/amount-text';
import type { Entry } from '../batch/batch-entry';
import { fillDown, pasteDown } from '../batch/fill-rows';
import { amountOf } from '../batch/row-problems';
import { useBatchScreen, useEntry } from '../batch/use-batch';

type Props = {
  expense: ListedExpense;
  describedBy?: string;
  isWrong: boolean;
  /** In a grid the Tab key reaches one cell, the arrow keys the others. */
  tabIndex?: number;
};

const CHANGES: readonly string[] = ['Enter', 'ArrowUp', 'ArrowDown', 'Tab'];

/**
 * Spreadsheet-like cell for a row's amount in RM: typing replaces it, F2 or a second click edits it, Enter and the up
 * and down arrows accept it, Esc restores it, clearing it unticks the row, and "100+50" is evaluated.
 */
export function AmountInput({ expense, describedBy, isWrong, tabIndex }: Props) {
  const { batch, shown } = useBatchScreen();
  const entry = useEntry(expense.uuid);
  const cell = useAmountCell(expense, entry);
  const { uuid, ref_no, contractor } = expense;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While editing, a space may be part of a calculation.
    if (event.key === ' ' && !cell.isEditing) {
      event.preventDefault();
      batch.select([expense], !entry?.isSelected);
    } else if (event.key === 'F2') {
      event.preventDefault();
      cell.edit();
    } else if (event.key === 'Escape' && cell.isEditing) {
      event.stopPropagation();
      cell.revert();
    } else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      cell.finish();
      fillDown(batch, shown.current.rows, uuid);
    } else if (CHANGES.includes(event.key)) cell.finish();
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const amounts = pastedColumn(event.clipboardData.getData('text'));
    if (cell.isEditing && amounts.length === 1) return;
    event.preventDefault();
    cell.leaveEditing();
    notify.info(pasteDown(batch, shown.current.rows, uuid, amounts));
  };

  return (
    <input
      ref={cell.input}
      className="pay-amount"
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      tabIndex={tabIndex}
      aria-label={`Payment amount for ${ref_no} of ${contractor.name}`}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      data-editing={cell.isEditing || undefined}
      data-paid={entry?.isSelected || undefined}
      value={cell.text}
      onFocus={() => {
        shown.current.focused = uuid;
        cell.input.current?.select();
      }}
      // The click that focuses the cell keeps everything selected; the next click sets the caret.
      onMouseDown={() => document.activeElement === cell.input.current && cell.edit()}
      onMouseUp={(event) => !cell.isEditing && event.preventDefault()}
      onChange={(event) => cell.type(event.target.value)}
      onBlur={cell.finish}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  );
}

function useAmountCell(expense: ListedExpense, entry: Entry | undefined) {
  const { batch } = useBatchScreen();
  const input = useRef<HTMLInputElement>(null);
  // State of the row before typing began; undefined while not editing.
  const [before, setBefore] = useState<{ entry: Entry | undefined }>();
  const [bare, setBare] = useState<string>();
  const isEditing = before !== undefined;
  const selectAll = useSelectAll(input, isEditing);

  const leaveEditing = () => {
    setBefore(undefined);
    setBare(undefined);
  };

  return {
    input,
    isEditing,
    text: isEditing ? (bare ?? entry?.typed ?? '') : amountInCell(amountOf(expense, entry)),
    leaveEditing,
    edit: () => {
      if (isEditing) return;
      setBefore({ entry });
      setBare(amountOf(expense, entry));
    },
    type: (typed: string) => {
      if (!isEditing) setBefore({ entry });
      setBare(undefined);
      batch.type(expense, typed);
    },
    finish: () => {
      if (!isEditing) return;
      const typed = batch.state().entries.get(expense.uuid)?.typed;
      leaveEditing();
      if (bare !== undefined || typed === undefined) return;
      if (typed.trim() === '') return batch.restore(expense.uuid, undefined);
      batch.type(expense, tidyAmount(typed));
      const result = calculate(typed);
      if (result) notify.info(`${expense.ref_no}: ${typed.trim()} = ${formatMoney(result)}`);
    },
    revert: () => {
      batch.restore(expense.uuid, before?.entry);
      leaveEditing();
      selectAll();
    },
  };
}

// Selects the text after editing ends, so that the next key replaces the whole amount.
function useSelectAll(input: { current: HTMLInputElement | null }, isEditing: boolean) {
  const isDue = useRef(false);
  useLayoutEffect(() => {
    if (!isDue.current || isEditing) return;
    isDue.current = false;
    input.current?.select();
  });
  return () => {
    isDue.current = true;
  };
}
