import { LookupSelect, Select, type Lookup } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame';
import { useFormContext } from '../form-context';
import { useFormField, type FieldProps } from './use-form-field';

/** One choice of a select. */
export type Option<Value extends string | number = string | number> = {
  value: Value;
  label: string;
  /** How deep it is in a tree, from 0; its line is set in by that. */
  level?: number;
};

type Shared = FieldProps & {
  /** Several may be chosen; the value is a list. */
  isMultiple?: boolean;
  placeholder?: string;
  /** What the open list says where there is nothing to choose from at all. */
  noneText?: string;
};

type Props = Shared & {
  options: readonly Option[];
  isLoading?: boolean;
  /** Several may be chosen, also texts that are not in the list; a comma or Enter ends each. */
  takesNew?: boolean;
};

/** A choice from a list that can be searched by typing; null, or an empty list, when nothing is chosen. */
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

/** A choice of records that the server finds by a part of their name, by uuid; a submit waits for one that is on its way. */
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
