import { SEARCH_DEBOUNCE_MS } from '@siteledger/shared-lib/domain';
import { Select, useDebounced } from '@siteledger/shared-lib/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { FieldFrame } from './field-frame';
import { useFormField, type FieldProps } from './use-form-field';

/** One choice of a select. */
export type Option<Value extends string | number = string | number> = {
  value: Value;
  label: string;
  /** How deep it stands in a tree, from 0; its line is set in by that. */
  level?: number;
};

type Props = FieldProps & {
  options: readonly Option[];
  /** Several may be chosen; the value is a list. */
  isMultiple?: boolean;
  isLoading?: boolean;
  placeholder?: string;
  /** Searches on the server when typing pauses for 300 ms; without it the options at hand are searched. */
  onSearch?: (text: string) => void;
};

/** A choice from a list that can be searched by typing; null, or an empty list, when nothing is chosen. */
export function SelectField({ options, isMultiple, isLoading, placeholder, onSearch, ...props }: Props) {
  const { value, setValue, frame, control } = useFormField(props);
  const searchLater = useDebounced((text: string) => onSearch?.(text), SEARCH_DEBOUNCE_MS);
  const search = onSearch ? { filterOption: false, onSearch: searchLater } : { optionFilterProp: 'label' };
  return (
    <FieldFrame {...frame}>
      <div className="sl-select" onKeyDownCapture={leaveOnTab}>
        <Select
          {...control}
          mode={isMultiple ? 'multiple' : undefined}
          options={[...options]}
          optionRender={({ label, data }) => <Choice label={label} level={data.level} />}
          loading={isLoading}
          placeholder={placeholder}
          allowClear={!frame.isRequired}
          showSearch={search}
          value={value ?? (isMultiple ? [] : undefined)}
          onChange={(chosen: unknown) => setValue(chosen ?? null)}
        />
      </div>
    </FieldFrame>
  );
}

const LEVEL_PX = 16;

const Choice = ({ label, level = 0 }: { label: ReactNode; level?: number }) =>
  level === 0 ? label : <span style={{ paddingInlineStart: level * LEVEL_PX }}>{label}</span>;

// Tab leaves the field. antd would choose the marked option with it, which takes away the one just chosen of several.
function leaveOnTab(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}
