import { fieldErrors, notifyError } from '@siteledger/shared-lib/api';
import {
  formatMoney,
  isAmount,
  subtractMoney,
  toMoney,
  type ImportDetails,
  type ImportTotal,
} from '@siteledger/shared-lib/domain';
import { Alert, Button, Input, Money } from '@siteledger/shared-lib/ui';
import { useId, useState } from 'react';
import { CheckButton } from './check-button';
import { commitWords } from './import-words';
import { useImportsCommitMutation } from './imports-api';

/** Totals of the old system beside those of the file, and the commit. docs/domain/imports.md#control-totals */
export function CommitImport({ job }: { job: ImportDetails }) {
  const { uuid, counts, totals, status } = job;
  const [commit, { isLoading, error }] = useImportsCommitMutation();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [reason, setReason] = useState('');
  const reasonId = useId();
  if (!counts) return null;
  const isReady = status === 'checked' && counts.error === 0;
  const differs = totals.some((total) => differenceOf(total, typed[total.field]) !== '0.00');
  const refusals = Object.values(fieldErrors(error)).flat();

  const send = () => {
    const given = totals.flatMap(({ field }) =>
      isAmount(typed[field]) ? [{ field, amount: toMoney(typed[field]) }] : [],
    );
    void commit({ uuid, body: { totals: given, reason: reason.trim() || null } })
      .unwrap()
      .catch((refusal: unknown) => Object.keys(fieldErrors(refusal)).length === 0 && notifyError(refusal));
  };

  return (
    <section className="import-part" aria-label="Import">
      <h2>Import</h2>
      {totals.length > 0 && (
        <table className="import-totals" aria-label="Control totals">
          <thead>
            <tr>
              <th scope="col">Control total</th>
              <th scope="col">In the file</th>
              <th scope="col">In the old system</th>
              <th scope="col">Difference</th>
            </tr>
          </thead>
          <tbody>
            {totals.map((total) => (
              <TotalRow
                key={total.field}
                total={total}
                typed={typed[total.field] ?? ''}
                onType={(text) => setTyped({ ...typed, [total.field]: text })}
              />
            ))}
          </tbody>
        </table>
      )}
      {differs && (
        <div className="import-choice">
          <label htmlFor={reasonId}>Reason for the difference</label>
          <Input id={reasonId} value={reason} onChange={({ target }) => setReason(target.value)} />
        </div>
      )}
      {refusals.length > 0 && <Alert type="error" title={refusals.join(' ')} />}
      {counts.error > 0 && (
        <Alert
          type="warning"
          title={`${counts.error} rows had an error. Correct them or leave them out, then check again.`}
        />
      )}
      <div className="import-end">
        <CheckButton job={job} />
        {isReady && (
          <Button type="primary" loading={isLoading} disabled={differs && reason.trim() === ''} onClick={send}>
            {commitWords(counts)}
          </Button>
        )}
      </div>
    </section>
  );
}

const differenceOf = ({ computed }: ImportTotal, typed = '') =>
  isAmount(typed) ? subtractMoney(toMoney(typed), computed) : '0.00';

type RowProps = { total: ImportTotal; typed: string; onType: (text: string) => void };

const TotalRow = ({ total, typed, onType }: RowProps) => (
  <tr>
    <th scope="row">{total.label}</th>
    <td>
      <Money value={total.computed} />
    </td>
    <td>
      <Input
        aria-label={`${total.label} in the old system`}
        inputMode="decimal"
        placeholder={formatMoney(total.computed)}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </td>
    <td>{typed.trim() === '' ? '–' : <Money value={differenceOf(total, typed)} />}</td>
  </tr>
);
