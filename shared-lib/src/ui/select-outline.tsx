import type { SelectProps } from 'antd';
import './select-outline.css';

type Option = NonNullable<SelectProps['options']>[number];

const labelIn = (options: readonly Option[] = [], value: unknown) =>
  options.find((option) => option.value === value)?.label;

/** What stands where a select will be: as large, with what is chosen in it. */
export const SelectOutline = ({ value, options, placeholder, className, style }: SelectProps) => (
  <span className={`sl-select-outline ${className ?? ''}`} style={style} aria-hidden>
    {labelIn(options, value) ?? placeholder}
  </span>
);
