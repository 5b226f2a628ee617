import { fieldLabel, readableFields, valueText } from './field-words';

type Props = { entity: string; name: string; value: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field's value: a text, a list, or nested fields, such as the lines of an order. */
export function FieldValue({ entity, name, value }: Props) {
  if (Array.isArray(value) && value.length > 0) return <Several entity={entity} name={name} values={value} />;
  if (isRecord(value)) return <Inside entity={entity} record={value} />;
  return <span className="audit-text">{Array.isArray(value) ? '–' : valueText(name, value)}</span>;
}

function Several({ entity, name, values }: { entity: string; name: string; values: readonly unknown[] }) {
  if (!values.some(isRecord)) return values.map((value) => valueText(name, value)).join(', ');
  return (
    <ol className="audit-several">
      {values.map((value, index) => (
        // Indexes are stable keys, as entries never change.
        <li key={index}>
          <FieldValue entity={entity} name={name} value={value} />
        </li>
      ))}
    </ol>
  );
}

function Inside({ entity, record }: { entity: string; record: Record<string, unknown> }) {
  const given = readableFields(record).filter((name) => record[name] !== null);
  // A reference is shown by its name.
  if (typeof record.name === 'string' && given.length === 1) return record.name;
  return (
    <span className="audit-inside">
      {given.map((name) => (
        <span key={name}>
          <span className="audit-label">{fieldLabel(entity, name)}</span>{' '}
          <FieldValue entity={entity} name={name} value={record[name]} />
        </span>
      ))}
    </span>
  );
}
