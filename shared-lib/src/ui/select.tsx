import type { SelectProps } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { late } from './late';
import { SelectOutline } from './select-outline';

/** The select of antd as it is. */
export const AntdSelect = late<SelectProps>(
  async () => (await import(/* webpackChunkName: "late-parts" */ './late-parts')).Select,
  SelectOutline,
) as unknown as <Value, Choice extends Option = Option>(props: SelectProps<Value, Choice>) => ReactNode;

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
