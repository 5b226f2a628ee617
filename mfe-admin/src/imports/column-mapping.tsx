import { notifyError } from '@siteledger/shared-lib/api';
import {
  DATE_ORDERS,
  DECIMAL_STYLES,
  type DateOrder,
  type DecimalStyle,
  type ImportDetails,
  type ImportMapping,
} from '@siteledger/shared-lib/domain';
import { Alert, Choice } from '@siteledger/shared-lib/ui';
import { CheckButton } from './check-button';
import { FieldMappingRow } from './field-mapping-row';
import { ImportPart } from './import-part';
import { useImportsMapMutation } from './imports-api';

const STYLE_NAMES: Record<DecimalStyle, string> = { point: '1,234.50', comma: '1.234,50' };
const ORDER_NAMES: Record<DateOrder, string> = {
  dmy: '03/04/2026 is 3 Apr 2026',
  mdy: '03/04/2026 is 4 Mar 2026',
};

const styles = DECIMAL_STYLES.map((value) => ({ value, label: STYLE_NAMES[value] }));
const orders = DATE_ORDERS.map((value) => ({ value, label: ORDER_NAMES[value] }));

/**
 * Which column of the file is which field, saved at each choice, and the check that runs every row without keeping it.
 * docs/domain/imports.md#mapping, docs/domain/imports.md#the-check
 */
export function ColumnMapping({ job }: { job: ImportDetails }) {
  const { uuid, fields, columns, mapping, missing, counts } = job;
  const [map] = useImportsMapMutation();
  const save = (changed: Partial<ImportMapping>) =>
    void map({ uuid, body: { ...mapping, ...changed } })
      .unwrap()
      .catch(notifyError);
  const used = new Set(mapping.fields.map(({ column }) => column));
  const unused = columns.filter(({ heading }, index) => heading && !used.has(index)).map(({ heading }) => heading);
  const asksStyle = columns.some(({ amounts }) => amounts === 'either' || amounts === 'mixed');
  const asksOrder = columns.some(({ days }) => days === 'either' || days === 'mixed');
  return (
    <ImportPart title="Columns" isDone={counts !== null}>
      <div className="import-fields" role="table" aria-label="Fields and their columns">
        {fields.map((field) => (
          <FieldMappingRow
            key={field.key}
            field={field}
            job={job}
            onChange={(mapped) =>
              save({
                fields: [...mapping.fields.filter((one) => one.field !== field.key), ...(mapped ? [mapped] : [])],
              })
            }
          />
        ))}
      </div>
      {asksStyle && (
        <StyleChoice
          label="Amounts are written as"
          options={styles}
          value={mapping.decimal_style}
          onChange={(decimal_style) => save({ decimal_style })}
        />
      )}
      {asksOrder && (
        <StyleChoice
          label="Days are written so that"
          options={orders}
          value={mapping.date_order}
          onChange={(date_order) => save({ date_order })}
        />
      )}
      {unused.length > 0 && <p className="import-unused">Columns not imported: {unused.join(', ')}</p>}
      {missing.length > 0 && <Alert type="warning" title={`Choose a column or a value for ${missing.join(', ')}.`} />}
      {!counts && (
        <div className="import-end">
          <CheckButton job={job} />
        </div>
      )}
    </ImportPart>
  );
}

type StyleProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
};

const StyleChoice = <Value extends string>({ label, options, value, onChange }: StyleProps<Value>) => (
  <div className="import-style">
    <span>{label}</span>
    <Choice aria-label={label} options={options} value={value ?? ('' as Value)} onChange={onChange} />
  </div>
);
