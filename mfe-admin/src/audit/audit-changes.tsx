import { Link } from '@siteledger/shared-lib/router';
import type { AuditRow } from './audit-api';
import { FieldValue } from './field-value';
import { fieldLabel, readableFields } from './field-words';

type Props = { entry: AuditRow };

/**
 * The fields of an entry with their values before and after, one column for creations and deletions, and its request.
 */
export function AuditChanges({ entry }: Props) {
  const { entity_uuid, request_id, caller_request_id } = entry;
  return (
    <div className="audit-changes">
      <Changes entry={entry} />
      <p className="audit-foot">
        {entity_uuid && <Link to={{ search: `?entity_uuid=${entity_uuid}` }}>All changes to this record</Link>}
        {request_id && (
          <span>
            Request <code>{request_id}</code>
          </span>
        )}
        {caller_request_id && (
          <span>
            Caller’s id <code>{caller_request_id}</code>
          </span>
        )}
      </p>
    </div>
  );
}

function Changes({ entry: { entity, before, after } }: Props) {
  const isChange = before !== null && after !== null;
  const fields = [...new Set([...readableFields(before), ...readableFields(after)])]
    // For a created or deleted record, only filled fields.
    .filter((name) => isChange || isFilled((after ?? before)?.[name]));
  if (fields.length === 0) return <p className="audit-none">No fields were changed.</p>;
  const [was, is] = isChange ? ['Before', 'After'] : ['Was', 'Value'];
  return (
    <div className="audit-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            {before && <th scope="col">{was}</th>}
            {after && <th scope="col">{is}</th>}
          </tr>
        </thead>
        <tbody>
          {fields.map((name) => (
            <tr key={name}>
              <th scope="row">{fieldLabel(entity, name)}</th>
              {before && (
                <td className="audit-before" data-title={was}>
                  <FieldValue entity={entity} name={name} value={before[name]} />
                </td>
              )}
              {after && (
                <td data-title={is}>
                  <FieldValue entity={entity} name={name} value={after[name]} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';
