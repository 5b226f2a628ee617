import {
  isDay,
  PURCHASE_ORDER_LINES_MAX,
  TAX_CODES,
  taxCodesOn,
  type PurchaseOrderLine,
  type TaxRate,
} from '@siteledger/shared-lib/domain';
import { useFormField, useFormValues } from '@siteledger/shared-lib/form';
import { useMemo, useState, type ClipboardEvent, type FocusEvent } from 'react';
import { onGridKey, placeOf } from './grid-keys';
import { ACCOUNT_LIST_ID } from './line-cell';
import { LINE_FIELDS, LINE_LABELS, newLine, type LineDraft, type LineField } from './line-draft';
import { OrderLineRow } from './order-line-row';
import { pastedLines } from './pasted-lines';
import { useAccountChoice } from './use-account-choice';
import { useLinesGrid } from './use-lines-grid';
import './order-lines.css';
import './order-line-cards.css';

type Props = {
  /** The stored lines: they give account names to users without access to the list of accounts. */
  stored?: readonly PurchaseOrderLine[];
  rates: readonly TaxRate[];
};

const NO_LINES: readonly LineDraft[] = [];
const WITHOUT_ACCOUNT = LINE_FIELDS.filter((field) => field !== 'account_code_uuid');

/**
 * The lines of an order in a spreadsheet-like grid: editable and movable by keyboard, with pasting, and with an empty
 * line at the end. The form's value is a list of drafts; messages appear at their cells. orders.md#fields
 */
export function OrderLines({ stored, rates }: Props) {
  const { value, setValue, innerMessages, frame, control } = useFormField({ name: 'lines' });
  const lines = (value ?? NO_LINES) as readonly LineDraft[];
  const accounts = useAccountChoice(stored);
  const { table, added, act } = useLinesGrid(lines, setValue);
  const [next] = useState(newLine);
  const codes = useTaxCodes(rates);
  const isReadOnly = control.disabled;
  // Omits empty columns: accounts if they can neither be chosen nor are set, buttons without lines.
  const fields =
    accounts.canChoose || lines.some(({ account_code_uuid: given }) => given) ? LINE_FIELDS : WITHOUT_ACCOUNT;
  const hasButtons = !isReadOnly && lines.length > 0;
  const hasRoom = !isReadOnly && lines.length < PURCHASE_ORDER_LINES_MAX;
  const messages = messagesByLine(innerMessages);
  const message = messages.size === 0 ? frame.message : undefined;

  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const pasted = place && pastedLines(event.clipboardData.getData('text/plain'), place.column, accounts);
    if (!pasted) return;
    event.preventDefault();
    act.paste(place.row, pasted);
  };
  const onBlur = ({ relatedTarget, target }: FocusEvent) => {
    if (placeOf(target)?.row === (relatedTarget && placeOf(relatedTarget)?.row)) return;
    act.leaveAdded();
    control.onBlur();
  };

  return (
    <div className="order-lines" data-read-only={isReadOnly || undefined}>
      <table
        ref={table}
        aria-label="Lines"
        onKeyDown={(event) => onGridKey(event, act)}
        onPaste={onPaste}
        onBlur={onBlur}
      >
        <thead>
          <tr>
            <th scope="col" className="line-place">
              No
            </th>
            {fields.map((field) => (
              <th key={field} scope="col" data-field={field}>
                {LINE_LABELS[field]}
              </th>
            ))}
            <th scope="col" data-field="amount">
              Amount (RM)
            </th>
            {hasButtons && (
              <th scope="col" data-field="buttons">
                <span className="sl-visually-hidden">Line</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {(hasRoom ? [...lines, next] : lines).map((line, row) => (
            <OrderLineRow
              key={row}
              row={row}
              line={line}
              isNext={row === lines.length}
              isLast={row === lines.length - 1}
              messages={
                row === added
                  ? undefined
                  : (messages.get(row) ?? (row === 0 && message ? { description: message } : undefined))
              }
              accounts={accounts}
              codes={codes}
              fields={fields}
              hasButtons={hasButtons}
              act={act}
              isReadOnly={isReadOnly}
            />
          ))}
        </tbody>
      </table>
      {accounts.canChoose && !isReadOnly && (
        <datalist id={ACCOUNT_LIST_ID}>
          {accounts.options.map(({ uuid, label }) => (
            <option key={uuid} value={label} />
          ))}
        </datalist>
      )}
    </div>
  );
}

function useTaxCodes(rates: readonly TaxRate[]) {
  const { issued_date } = useFormValues();
  return useMemo(() => (isDay(issued_date) ? taxCodesOn(rates, issued_date) : TAX_CODES), [rates, issued_date]);
}

// A path as in yup and the API, `lines[3].qty`, or `lines.3.qty`.
const AT_A_CELL = /^lines[[.](\d+)\]?\.(\w+)$/;

function messagesByLine(messages: Readonly<Record<string, string>>) {
  const lines = new Map<number, Partial<Record<LineField, string>>>();
  for (const [path, message] of Object.entries(messages)) {
    const [, place, name] = AT_A_CELL.exec(path) ?? [];
    const field = LINE_FIELDS.find((one) => one === name);
    if (place && field) lines.set(Number(place), { ...lines.get(Number(place)), [field]: message });
  }
  return lines;
}
