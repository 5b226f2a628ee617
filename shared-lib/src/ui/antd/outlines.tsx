import type { AutoCompleteProps, DatePickerProps, ModalProps, SelectProps } from 'antd';
import type { RangePickerProps } from 'antd/es/date-picker';
import type { Dayjs } from 'dayjs';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../controls/class-names';
import { Spin } from '../displays/spin';
import './outlines.css';

type Props = { className?: string; style?: CSSProperties; isSmall?: boolean; children: ReactNode };

const Outline = ({ className, isSmall, ...props }: Props) => (
  <span {...props} className={classNames('sl-outline', className)} data-small={isSmall || undefined} aria-hidden />
);

/** Shown until a select has loaded: the same size, with the chosen option. */
export const SelectOutline = ({ value, options, placeholder, size, className, style }: SelectProps) => (
  <Outline className={className} style={style} isSmall={size === 'small'}>
    {options?.find((option) => option.value === value)?.label ?? placeholder}
  </Outline>
);

/** Shown until a text field with suggestions has loaded. */
export const SuggestOutline = ({ value, className, style }: AutoCompleteProps<string>) => (
  <Outline className={className} style={style}>
    {value}
  </Outline>
);

const written = (day: Dayjs | null | undefined, format: unknown) =>
  day?.format(typeof format === 'string' ? format : undefined);

/** Shown until a date picker has loaded. */
export const DayOutline = ({ value, format, placeholder, className, style }: DatePickerProps<Dayjs, false>) => (
  <Outline className={className} style={style}>
    {written(value, format) ?? placeholder}
  </Outline>
);

/** Shown until a date range picker has loaded. */
export const RangeOutline = ({ value, format, placeholder, className, style }: RangePickerProps) => (
  <Outline className={className} style={style}>
    {[0, 1].map((at) => written(value?.[at], format) ?? placeholder?.[at]).join(' – ')}
  </Outline>
);

/** Shown until an open dialog has loaded. */
export const DialogOutline = ({ open }: ModalProps) =>
  open ? (
    <div className="sl-dialog-outline" role="status">
      <Spin />
      Loading...
    </div>
  ) : null;
