import type { ImportDetails } from '@siteledger/shared-lib/domain';
import type { Column } from '@siteledger/shared-lib/table';
import { ToneTag } from '@siteledger/shared-lib/ui';
import { LeaveOut } from './leave-out';
import { isOpen, resultWords } from './import-words';
import type { ListedRow } from './imports-api';
import { RowCell } from './row-cell';

const TONES = { created: 'success', updated: 'info', unchanged: 'neutral', error: 'danger' } as const;

type MappedColumn = { index: number; heading: string; field: string };

function mappedColumns({ fields, columns, mapping }: ImportDetails): MappedColumn[] {
  const labels = new Map(fields.map(({ key, label }) => [key, label]));
  return columns.flatMap(({ heading }, index) => {
    const mapped = mapping.fields.find(({ column }) => column === index);
    return mapped ? [{ index, heading: heading || (labels.get(mapped.field) ?? ''), field: mapped.field }] : [];
  });
}

// Columns without room are not shown, so those with errors come right after the first, which names the record.
function inOrder([first, ...others]: MappedColumn[], wrong: ReadonlySet<string>) {
  const areWrong = others.filter(({ field }) => wrong.has(field));
  return [...(first ? [first] : []), ...areWrong, ...others.filter(({ field }) => !wrong.has(field))];
}

const fileColumn = (job: ImportDetails, { index, heading, field }: MappedColumn): Column<ListedRow> => ({
  key: `cell-${index}`,
  title: heading,
  width: 180,
  value: ({ cells }) => cells[index],
  render: (row) => <RowCell job={job} row={row} column={index} field={field} />,
});

/**
 * Columns of an import's rows: those of the file, with the outcome before them and the messages in their cells. `wrong`
 * are the fields with errors.
 */
export function rowColumns(job: ImportDetails, wrong: ReadonlySet<string>): Column<ListedRow>[] {
  return [
    { key: 'no', title: 'Row', type: 'whole number', width: 70 },
    {
      key: 'result',
      title: 'Outcome',
      width: 140,
      value: ({ is_left_out, result }) => (is_left_out ? 'Left out' : result && resultWords(result, !isOpen(job))),
      render: (row) => <Outcome row={row} job={job} />,
    },
    ...inOrder(mappedColumns(job), wrong).map((mapped) => fileColumn(job, mapped)),
  ];
}

function Outcome({ row, job }: { row: ListedRow; job: ImportDetails }) {
  const columns = mappedColumns(job);
  return (
    <span className="import-outcome">
      {row.result && !row.is_left_out && (
        <ToneTag tone={TONES[row.result]}>{resultWords(row.result, !isOpen(job))}</ToneTag>
      )}
      {row.is_left_out && <ToneTag tone="neutral">Left out</ToneTag>}
      {Object.entries(row.messages).flatMap(([field, texts]) => {
        // The message itself is in the cell, which may be out of view.
        const heading = columns.find((column) => column.field === field)?.heading;
        return (heading ? [heading] : texts).map((text) => (
          <span key={`${field} ${text}`} className="import-message">
            {text}
          </span>
        ));
      })}
      {isOpen(job) && (row.result === 'error' || row.is_left_out) && <LeaveOut job={job} row={row} />}
    </span>
  );
}
