import type { KeyboardEvent } from 'react';
import { AntdSelect, type SelectProps } from './antd/antd';

type Option = NonNullable<SelectProps['options']>[number];

/** antd's select, in which Tab leaves the field unchanged; an empty list has the same text as empty tables. */
export const Select = <Value, Choice extends Option = Option>({
  notFoundContent,
  ...props
}: SelectProps<Value, Choice>) => (
  <span
    className="sl-picker"
    data-filled={[props.value ?? []].flat().length > 0 || undefined}
    onKeyDownCapture={leaveOnTab}
  >
    <AntdSelect<Value, Choice> {...props} notFoundContent={notFoundContent ?? emptyText(props)} />
  </span>
);

// docs/domain/errors.md#empty-and-loading
function emptyText({ options, loading }: Pick<SelectProps, 'options' | 'loading'>) {
  if (loading) return 'Loading...';
  return options?.length ? 'No matches' : 'No Data.';
}

/** Hides Tab from antd, which would select the highlighted option although the user did not choose it, or remove it. */
export function leaveOnTab(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}
