import { NO_FIGURE, readAmount } from '@siteledger/shared-lib/domain';
import { useId } from 'react';
import { isFigure, LINE_LABELS, type LineField } from './line-draft';
import type { AccountChoice } from './use-account-choice';
import type { GridActs } from './use-lines-grid';

type Props = {
  row: number;
  field: LineField;
  value: string | null;
  isNext: boolean;
  message?: string;
  accounts: AccountChoice;
  codes: readonly string[];
  act: GridActs;
  isReadOnly: boolean;
};

/** Element id of the list of accounts shared by all account cells. */
export const ACCOUNT_LIST_ID = 'order-line-accounts';

/** Cell of a line, with its message below. */
export function LineCell(props: Props) {
  const { row, field, value, isNext, message, accounts, isReadOnly } = props;
  const id = useId();
  const isAccount = field === 'account_code_uuid';
  if (isReadOnly || (isAccount && !accounts.canChoose))
    return (
      <span className="line-text">{(isAccount ? accounts.textOf(value) : value) || (isNext ? '' : NO_FIGURE)}</span>
    );

  const control = {
    'data-row': row,
    'data-column': field,
    'aria-label': `${isNext ? 'New line' : `Line ${row + 1}`} ${LINE_LABELS[field]}`,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': message ? id : undefined,
  };
  return (
    <>
      <Control {...props} control={control} />
      {message && (
        <p id={id} className="line-message">
          {message}
        </p>
      )}
    </>
  );
}

function Control({ row, field, value, accounts, codes, act, control }: Props & { control: object }) {
  if (field === 'tax_code') {
    const offered = value && !codes.includes(value) ? [...codes, value] : codes;
    return (
      <select {...control} value={value ?? ''} onChange={(event) => act.setCell(row, field, event.target.value)}>
        {offered.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    );
  }
  if (field === 'account_code_uuid')
    return (
      <input
        {...control}
        list={ACCOUNT_LIST_ID}
        autoComplete="off"
        value={accounts.textOf(value)}
        onChange={(event) => act.setCell(row, field, accounts.valueOf(event.target.value, true))}
        onBlur={(event) => {
          const chosen = accounts.valueOf(event.target.value, false);
          if (chosen !== value) act.setCell(row, field, chosen);
        }}
      />
    );
  return (
    <input
      {...control}
      autoComplete="off"
      title={field === 'description' ? (value ?? undefined) : undefined}
      inputMode={isFigure(field) ? 'decimal' : undefined}
      value={value ?? ''}
      onChange={(event) => act.setCell(row, field, event.target.value)}
      onBlur={() => {
        const read = isFigure(field) && value ? readAmount(value) : value;
        if (read !== value) act.setCell(row, field, read);
      }}
    />
  );
}
