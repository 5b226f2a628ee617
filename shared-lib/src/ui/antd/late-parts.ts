import { AutoComplete, Calendar, DatePicker, Modal, Pagination, Progress, Select } from 'antd';
import type { ComponentType } from 'react';
import { inAntdLook } from './antd-look';

export type LatePart =
  'AutoComplete' | 'Calendar' | 'DatePicker' | 'Modal' | 'Pagination' | 'Progress' | 'RangePicker' | 'Select';

/**
 * What the product has of antd; `antd.tsx` knows what each of them takes. No first screen is drawn with it: one script for all of
 * it, which comes late. See `late`.
 */
export const lateParts: Record<LatePart, ComponentType<never>> = {
  AutoComplete: inAntdLook(AutoComplete),
  Calendar: inAntdLook(Calendar),
  DatePicker: inAntdLook(DatePicker),
  Modal: inAntdLook(Modal),
  Pagination: inAntdLook(Pagination),
  Progress: inAntdLook(Progress),
  RangePicker: inAntdLook(DatePicker.RangePicker),
  Select: inAntdLook(Select),
};
