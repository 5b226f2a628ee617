import type { FieldMapping, ImportDetails, MappableField } from '@siteledger/shared-lib/domain';
import { Input, Select } from '@siteledger/shared-lib/ui';
import { useId, useState } from 'react';

type Props = {
  field: MappableField;
  job: ImportDetails;
  /** Receives undefined when the field is not imported. */
  onChange: (mapped: FieldMapping | undefined) => void;
};

const NOT_IMPORTED = -1;
const SAME_VALUE = -2;

const placeOf = (mapped: FieldMapping | undefined) => {
  if (!mapped) return NOT_IMPORTED;
  return mapped.column ?? SAME_VALUE;
};

/** A field with the column that it is taken from, or the value that every row has, and the first values. */
export function FieldMappingRow({ field, job: { columns, mapping, sample }, onChange }: Props) {
  const mapped = mapping.fields.find((one) => one.field === field.key);
  const [isConstant, setConstant] = useState(mapped?.constant != null);
  const id = useId();
  const place = isConstant ? SAME_VALUE : placeOf(mapped);
  const options = [
    { value: NOT_IMPORTED, label: '—' },
    ...columns.map(({ heading }, value) => ({ value, label: heading || `Column ${value + 1}` })),
    { value: SAME_VALUE, label: 'The same value in every row' },
  ];

  const choose = (chosen: number) => {
    setConstant(chosen === SAME_VALUE);
    if (chosen === NOT_IMPORTED) onChange(undefined);
    if (chosen >= 0) onChange({ field: field.key, column: chosen, constant: null });
  };

  const column = mapped?.column;
  const values = sample.flatMap(({ cells }) => (column == null ? [] : (cells[column] ?? []))).slice(0, 3);
  return (
    <div role="row" className="import-field">
      <span role="rowheader">
        <label htmlFor={id} data-required={field.isRequired || undefined}>
          {field.label}
        </label>
      </span>
      <span role="cell">
        <Select id={id} value={place} options={options} onChange={choose} />
        {isConstant && (
          <Constant
            label={`${field.label}: value of every row`}
            initial={mapped?.constant ?? ''}
            onDone={(constant) => onChange(constant ? { field: field.key, column: null, constant } : undefined)}
          />
        )}
      </span>
      <span role="cell" className="import-example">
        {values.length > 0 ? values.join(' · ') : field.example && `such as ${field.example}`}
      </span>
    </div>
  );
}

type ConstantProps = { label: string; initial: string; onDone: (text: string) => void };

function Constant({ label, initial, onDone }: ConstantProps) {
  const [text, setText] = useState(initial);
  return (
    <Input
      aria-label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => text !== initial && onDone(text.trim())}
    />
  );
}
