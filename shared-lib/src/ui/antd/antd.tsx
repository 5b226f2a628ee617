import type {
  AutoCompleteProps,
  CalendarProps,
  DatePickerProps,
  ModalProps,
  PaginationProps,
  ProgressProps,
  SelectProps,
} from 'antd';
import type { RangePickerProps } from 'antd/es/date-picker';
import type { Dayjs } from 'dayjs';
import type { ComponentType, ReactNode } from 'react';
import { late } from '../late';
import type { LatePart } from './late-parts';
import { fetchLateStyles } from './late-styles';
import { DayOutline, DialogOutline, RangeOutline, SelectOutline, SuggestOutline } from './outlines';

export type { ModalProps, SelectProps } from 'antd';

type Option = NonNullable<SelectProps['options']>[number];

const fetchParts = async () => {
  const [parts] = await Promise.all([import(/* webpackChunkName: "late-parts" */ './late-parts'), fetchLateStyles()]);
  return parts.lateParts;
};

// A lazily loaded antd component; `Outline` is shown until then.
const antd = <Props extends object>(name: LatePart, Outline?: ComponentType<Props>): ComponentType<Props> =>
  late<Props>(async () => (await fetchParts())[name] as ComponentType<Props>, Outline);

/** antd's components with the product's look. No other module imports antd. */
export const AntdAutoComplete: ComponentType<AutoCompleteProps<string>> = antd('AutoComplete', SuggestOutline);
export const AntdCalendar: ComponentType<CalendarProps<Dayjs>> = antd('Calendar');
export const AntdDatePicker: ComponentType<DatePickerProps<Dayjs, false>> = antd('DatePicker', DayOutline);
export const AntdModal: ComponentType<ModalProps> = antd('Modal', DialogOutline);
export const AntdPagination: ComponentType<PaginationProps> = antd('Pagination');
export const AntdProgress: ComponentType<ProgressProps> = antd('Progress');
export const AntdRangePicker: ComponentType<RangePickerProps> = antd('RangePicker', RangeOutline);
export const AntdSelect = antd<SelectProps>('Select', SelectOutline) as unknown as <Value, Choice extends Option>(
  props: SelectProps<Value, Choice>,
) => ReactNode;
