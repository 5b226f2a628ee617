import { notifyError } from '@siteledger/shared-lib/api';
import type { ImportDetails } from '@siteledger/shared-lib/domain';
import { Button, Input } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { isOpen } from './import-words';
import { useImportsChangeRowMutation, useImportsMapMutation, type ListedRow } from './imports-api';

type Props = { job: ImportDetails; row: ListedRow; column: number; field: string };

/** A cell of the file. With an error it is a box to type it again, here or in every row with the same text. */
export function RowCell(props: Props) {
  const { job, row, column, field } = props;
  const text = String(row.cells[column] ?? '');
  const [message] = row.messages[field] ?? [];
  const [warning] = row.warnings[field] ?? [];
  const values = [row.changes.find((one) => one.field === field)?.before ?? []].flat();
  const before = values.filter((value) => typeof value !== 'object').join(', ');
  if (message && isOpen(job)) return <WrongCell key={text} {...props} text={text} message={message} />;
  return (
    <span className="import-cell">
      <span className="import-text" title={text}>
        {before !== '' && <s>{before}</s>} {text}
      </span>
      {(message ?? warning) && <span className="import-message">{message ?? warning}</span>}
    </span>
  );
}

function WrongCell({ job, row, column, field, text, message }: Props & { text: string; message: string }) {
  const [typed, setTyped] = useState(text);
  const [changeRow] = useImportsChangeRowMutation();
  const [map] = useImportsMapMutation();
  const { uuid, mapping } = job;
  const isOther = typed !== text;

  const save = () => {
    if (isOther)
      void changeRow({ uuid, no: row.no, body: { cells: [{ column, value: typed }] } })
        .unwrap()
        .catch(notifyError);
  };
  const replaceAll = () => {
    const others = mapping.values.filter((one) => one.field !== field || one.from !== text);
    void map({ uuid, body: { ...mapping, values: [...others, { field, from: text, to: typed }] } })
      .unwrap()
      .catch(notifyError);
  };

  return (
    <span className="import-cell">
      <Input
        aria-label={`Row ${row.no}: ${message}`}
        aria-invalid
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && save()}
      />
      <span className="import-message">{message}</span>
      {isOther && (
        <span className="import-cell-actions">
          <Button size="small" onClick={save}>
            Save
          </Button>
          {text !== '' && (
            <Button size="small" onClick={replaceAll}>
              {`Replace every “${text}”`}
            </Button>
          )}
        </span>
      )}
    </span>
  );
}
