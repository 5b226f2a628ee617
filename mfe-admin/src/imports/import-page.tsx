import { CallState, tellOutcome } from '@siteledger/shared-lib/api';
import { formatInstant, IMPORT_ENTITY_NAMES, type ImportDetails, withThousands } from '@siteledger/shared-lib/domain';
import { useParams } from '@siteledger/shared-lib/router';
import { Alert, Button, confirmDialog, HeadFacts, PageHeader, ToneTag } from '@siteledger/shared-lib/ui';
import { ColumnMapping } from './column-mapping';
import { CommitImport } from './commit-import';
import { FileSource } from './file-source';
import { ImportRows } from './import-rows';
import { isOpen, STATUS_WORDS, TASK_WORDS } from './import-words';
import { useImportsCancelMutation, useImportsUndoMutation } from './imports-api';
import { useFollowedImport } from './use-followed-import';
import './imports.css';

/** One import from the file to its records: file, columns, rows, commit. docs/domain/imports.md */
export function ImportPage() {
  const { uuid = '' } = useParams();
  const { data, error, refetch } = useFollowedImport(uuid);
  if (!data) return <CallState error={error} onRetry={refetch} notFound="Import not found." />;
  return <OpenImport job={data} />;
}

function OpenImport({ job }: { job: ImportDetails }) {
  const { file_name, entity, status, rows, created_by, created_at, task, message } = job;
  const [words, tone] = STATUS_WORDS[status];
  return (
    <>
      <PageHeader
        title={file_name}
        extra={<ToneTag tone={tone}>{words}</ToneTag>}
        subtitle={
          <HeadFacts
            lead={IMPORT_ENTITY_NAMES[entity]}
            facts={[
              ['Rows', withThousands(String(rows))],
              ['By', created_by],
              ['Uploaded', formatInstant(created_at)],
            ]}
          />
        }
        actions={status === 'committed' && !task && <UndoButton job={job} />}
      />
      {message && <Alert type="warning" title={message} />}
      {task ? (
        <Running job={job} />
      ) : (
        <>
          {isOpen(job) && <FileSource job={job} />}
          {isOpen(job) && <ColumnMapping key={JSON.stringify(job.source)} job={job} />}
          {job.counts && <ImportRows job={job} />}
          {job.counts && isOpen(job) && <CommitImport job={job} />}
        </>
      )}
    </>
  );
}

function Running({ job: { uuid, task, progress, rows } }: { job: ImportDetails }) {
  const [cancel, { isLoading }] = useImportsCancelMutation();
  const done = Math.min(progress, rows);
  return (
    <section className="import-part import-running" aria-label="Progress">
      <p role="status">
        {task && TASK_WORDS[task]}: {done} of {rows} rows
      </p>
      <progress max={rows} value={done} aria-label="Rows done" />
      <Button
        loading={isLoading}
        onClick={() => void tellOutcome(cancel(uuid).unwrap(), 'Cancelled. Nothing was kept.')}
      >
        Cancel
      </Button>
    </section>
  );
}

function UndoButton({ job: { uuid, file_name } }: { job: ImportDetails }) {
  const [undo, { isLoading }] = useImportsUndoMutation();
  const ask = async () => {
    const question = {
      title: `Undo the import of ${file_name}?`,
      content: 'Records that it created are deleted, unless something depends on them.',
      okText: 'Undo the import',
      destructive: true,
    };
    if (await confirmDialog(question))
      await undo(uuid)
        .unwrap()
        .catch(() => undefined);
  };
  return (
    <Button danger loading={isLoading} onClick={() => void ask()}>
      Undo
    </Button>
  );
}
