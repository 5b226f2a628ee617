import type { KeyboardEvent } from 'react';
import { AntdSelect, type SelectProps } from './antd/antd';

type Option = NonNullable<SelectProps['options']>[number];

/** The select of antd, whose Tab leaves the field as it is. */
export const Select = <Value, Choice extends Option = Option>(props: SelectProps<Value, Choice>) => (
  <span className="sl-picker" onKeyDownCapture={leaveOnTab}>
    <AntdSelect<Value, Choice> {...props} />
  </span>
);

/** Keeps Tab from antd, which would choose the marked option with it: one that nobody chose, or one to take away. */
export function leaveOnTab(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}
