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
import type { lateParts } from './late-parts';
import { fetchLateStyles } from './late-styles';
import { DayOutline, RangeOutline, SelectOutline, SuggestOutline } from './outlines';

export type { ModalProps, SelectProps } from 'antd';

type Option = NonNullable<SelectProps['options']>[number];

const fetchParts = async () => {
  const [parts] = await Promise.all([import(/* webpackChunkName: "late-parts" */ './late-parts'), fetchLateStyles()]);
  return parts.lateParts;
};

// A component of antd that comes late, with what stands in its place until then.
const antd = <Props extends object>(name: keyof typeof lateParts, Outline?: ComponentType<Props>) =>
  late<Props>(async () => (await fetchParts())[name] as ComponentType<Props>, Outline);

/** antd's components, as they are but for the product's look. Nothing else imports antd. */
export const AntdAutoComplete = antd<AutoCompleteProps<string>>('AutoComplete', SuggestOutline);
export const AntdCalendar = antd<CalendarProps<Dayjs>>('Calendar');
export const AntdDatePicker = antd<DatePickerProps<Dayjs, false>>('DatePicker', DayOutline);
export const AntdModal = antd<ModalProps>('Modal');
export const AntdPagination = antd<PaginationProps>('Pagination');
export const AntdProgress = antd<ProgressProps>('Progress');
export const AntdRangePicker = antd<RangePickerProps>('RangePicker', RangeOutline);
export const AntdSelect = antd<SelectProps>('Select', SelectOutline) as unknown as <Value, Choice extends Option>(
  props: SelectProps<Value, Choice>,
) => ReactNode;
