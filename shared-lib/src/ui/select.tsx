import type { KeyboardEvent } from 'react';
import { AntdSelect, type SelectProps } from './antd/antd';

type Option = NonNullable<SelectProps['options']>[number];

/** The select of antd, whose Tab leaves the field as it is; an empty list says so in the words of the tables. */
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

/** Keeps Tab from antd, which would choose the marked option with it: one that nobody chose, or one to take away. */
export function leaveOnTab(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}
