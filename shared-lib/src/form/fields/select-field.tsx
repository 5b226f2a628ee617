import { LookupSelect, Select, type Lookup } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame';
import { useFormContext } from '../form-context';
import { useFormField, type FieldProps } from './use-form-field';

/** An option of a select. */
export type Option<Value extends string | number = string | number> = {
  value: Value;
  label: string;
  /** Depth in a tree, from 0; indents the option. */
  level?: number;
};

type Shared = FieldProps & {
  /** Allows several; the value is a list. */
  isMultiple?: boolean;
  placeholder?: string;
  /** Text of the open list when there are no options at all. */
  noneText?: string;
};

type Props = Shared & {
  options: readonly Option[];
  isLoading?: boolean;
  /** Allows several, including texts that are not in the list; a comma or Enter ends each. */
  takesNew?: boolean;
};

/** Select with search; null, or an empty list, without a choice. */
export function SelectField({ options, isMultiple, takesNew, isLoading, placeholder, noneText, ...props }: Props) {
  const { value, setValue, frame, control } = useFormField(props);
  return (
    <FieldFrame {...frame}>
      <Select
        {...control}
        mode={modeOf(isMultiple, takesNew)}
        tokenSeparators={takesNew ? [',', ' '] : undefined}
        options={[...options]}
        optionRender={({ label, data }) => <Choice label={label} level={data.level} />}
        loading={isLoading}
        placeholder={placeholder}
        notFoundContent={options.length === 0 && !isLoading ? noneText : undefined}
        allowClear={!frame.isRequired}
        showSearch={{ optionFilterProp: 'label' }}
        value={value ?? (isMultiple || takesNew ? [] : undefined)}
        onChange={(chosen: unknown) => setValue(chosen ?? null)}
      />
    </FieldFrame>
  );
}

function modeOf(isMultiple: boolean | undefined, takesNew: boolean | undefined) {
  if (takesNew) return 'tags';
  return isMultiple ? 'multiple' : undefined;
}

/** Select of records by uuid that the server finds by part of their name; a submit waits for a pending choice. */
export function LookupField({ lookup, isMultiple, placeholder, noneText, ...props }: Shared & { lookup: Lookup }) {
  const { value, setValue, frame, control } = useFormField(props);
  const { holdSubmit } = useFormContext();
  return (
    <FieldFrame {...frame}>
      <LookupSelect
        {...control}
        lookup={lookup}
        isMultiple={isMultiple}
        placeholder={placeholder}
        noneText={noneText}
        allowClear={!frame.isRequired}
        value={(value as string | string[] | null) ?? (isMultiple ? [] : undefined)}
        onChange={(chosen) => setValue(chosen ?? null)}
        onWait={holdSubmit}
      />
    </FieldFrame>
  );
}

const LEVEL_PX = 16;

const Choice = ({ label, level = 0 }: { label: ReactNode; level?: number }) =>
  level === 0 ? label : <span style={{ paddingInlineStart: level * LEVEL_PX }}>{label}</span>;
