import { tellOutcome } from '@siteledger/shared-lib/api';
import { IMPORT_RESULTS, type ImportDetails, withThousands } from '@siteledger/shared-lib/domain';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { Button, Choice } from '@siteledger/shared-lib/ui';
import { isOpen, resultWords } from './import-words';
import { importsApi, useImportsErrorsMutation } from './imports-api';
import { rowColumns } from './row-columns';

const defaults = { sort: 'no', order: 'asc', filters: { result: '' } } as const;

/** The rows with what becomes of them; cells with an error can be typed again. docs/domain/imports.md#the-check */
export function ImportRows({ job }: { job: ImportDetails }) {
  const { uuid, counts } = job;
  const list = useListState(defaults);
  const [saveErrors, { isLoading }] = useImportsErrorsMutation();
  const { data } = importsApi.endpoints.importsRows.useQuery({ ...list.query, import: uuid });
  const wrong = new Set(data?.data.flatMap(({ messages }) => Object.keys(messages)));
  const shown = IMPORT_RESULTS.filter((result) => (counts?.[result] ?? 0) > 0);
  const options = [
    { value: '', label: 'All' },
    ...shown.map((result) => ({
      value: result,
      label: `${resultWords(result, !isOpen(job))} ${withThousands(String(counts?.[result]))}`,
    })),
  ];
  return (
    <section className="import-part" aria-label="Rows of the file">
      <h2>Rows</h2>
      <Choice
        aria-label="Outcome"
        options={options}
        value={list.filters.result}
        onChange={(result) => list.setFilter('result', result)}
      />
      <DataTable
        name="Rows"
        list={list}
        endpoint={importsApi.endpoints.importsRows}
        args={{ import: uuid }}
        columns={rowColumns(job, wrong)}
        actions={
          (counts?.error ?? 0) > 0 && (
            <Button
              loading={isLoading}
              onClick={() =>
                void tellOutcome(saveErrors(uuid).unwrap(), 'Saved. Correct the rows and import the file.')
              }
            >
              Save rows with errors
            </Button>
          )
        }
        exportName="import-rows.xlsx"
      />
    </section>
  );
}
