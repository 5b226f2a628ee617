import { formatFigure, NO_FIGURE } from '@siteledger/shared-lib/domain';
import { memo } from 'react';
import { amountOfDraft, LINE_LABELS, type LineDraft, type LineField } from './line-draft';
import { LineButtons } from './line-buttons';
import { LineCell } from './line-cell';
import type { AccountChoice } from './use-account-choice';
import type { GridActs } from './use-lines-grid';

export type LineMessages = Partial<Record<LineField, string>>;

type Props = {
  row: number;
  line: LineDraft;
  /** The empty line at the end, which becomes a line once something is typed. */
  isNext: boolean;
  isLast: boolean;
  messages?: LineMessages;
  accounts: AccountChoice;
  codes: readonly string[];
  fields: readonly LineField[];
  hasButtons: boolean;
  act: GridActs;
  isReadOnly: boolean;
};

const NO_MESSAGES: LineMessages = {};

/** A line of the grid; memoised, so that only changed lines render. */
export const OrderLineRow = memo(function OrderLineRow(props: Props) {
  const { row, line, isNext, isLast, messages = NO_MESSAGES, accounts, codes, act, isReadOnly } = props;
  const { fields, hasButtons } = props;
  const amount = amountOfDraft(line);
  return (
    <tr data-next={isNext || undefined}>
      <td className="line-place">{isNext ? '' : row + 1}</td>
      {fields.map((field) => (
        <td key={field} data-field={field} data-label={LINE_LABELS[field]}>
          <LineCell
            row={row}
            field={field}
            value={line[field]}
            isNext={isNext}
            message={messages[field]}
            accounts={accounts}
            codes={codes}
            act={act}
            isReadOnly={isReadOnly}
          />
        </td>
      ))}
      <td data-field="amount" data-label="Amount (RM)" className="sl-figure">
        {amount === null ? !isNext && NO_FIGURE : formatFigure(amount)}
      </td>
      {hasButtons && <td data-field="buttons">{!isNext && <LineButtons row={row} isLast={isLast} act={act} />}</td>}
    </tr>
  );
}, isSameLine);

// Messages are new objects on each render, so they are compared by content.
function isSameLine({ messages: before, ...left }: Props, { messages: after, ...right }: Props) {
  const names = Object.keys(right) as (keyof typeof right)[];
  return names.every((name) => left[name] === right[name]) && JSON.stringify(before) === JSON.stringify(after);
}
