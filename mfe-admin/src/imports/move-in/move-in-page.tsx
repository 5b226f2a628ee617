import { CallState } from '@siteledger/shared-lib/api';
import { IMPORT_ENTITY_NAMES, type MoveInStep, withThousands } from '@siteledger/shared-lib/domain';
import { Link } from '@siteledger/shared-lib/router';
import { Button, LinkButton, PageHeader, ToneTag } from '@siteledger/shared-lib/ui';
import { STATUS_WORDS } from '../import-words';
import { useImportsTemplateMutation, useMoveInQuery } from '../imports-api';
import { FormerTotals } from './former-totals';
import '../imports.css';

/** The way from the former books: the records in order, and whether the books agree. docs/domain/imports.md#moving-in */
export function MoveInPage() {
  const { data, error, refetch } = useMoveInQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return <CallState error={error} onRetry={refetch} />;
  return (
    <>
      <PageHeader
        title="Move in"
        subtitle="Bring the records of your former books over in this order, then compare the totals."
      />
      <section className="import-part" aria-label="Records">
        <h2>Records</h2>
        <div className="move-in-steps">
          <table className="import-totals" aria-label="Records to bring over">
            <thead>
              <tr>
                <th scope="col">Records</th>
                <th scope="col">In Siteledger</th>
                <th scope="col">Last import</th>
                <th scope="col">
                  <span className="sl-visually-hidden">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.steps.map((step) => (
                <Step key={step.entity} {...step} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <FormerTotals move={data} />
    </>
  );
}

function Step({ entity, records, last_import }: MoveInStep) {
  const [saveTemplate] = useImportsTemplateMutation();
  const name = IMPORT_ENTITY_NAMES[entity];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{withThousands(String(records))}</td>
      <td>{last_import ? <LastImport {...last_import} /> : '–'}</td>
      <td>
        <LinkButton to={`/imports/new?entity=${entity}`} aria-label={`Import ${name}`}>
          Import
        </LinkButton>
        <Button type="link" aria-label={`Template of ${name}`} onClick={() => void saveTemplate(entity)}>
          Template
        </Button>
      </td>
    </tr>
  );
}

function LastImport({ uuid, file_name, status }: NonNullable<MoveInStep['last_import']>) {
  const [words, tone] = STATUS_WORDS[status];
  return (
    <>
      <Link to={`/imports/${uuid}`}>{file_name}</Link> <ToneTag tone={tone}>{words}</ToneTag>
    </>
  );
}
