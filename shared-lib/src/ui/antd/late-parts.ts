import { AutoComplete, Calendar, DatePicker, Modal, Pagination, Progress, Select } from 'antd';
import type { ComponentType } from 'react';
import { inAntdLook } from './antd-look';

export type LatePart =
  'AutoComplete' | 'Calendar' | 'DatePicker' | 'Modal' | 'Pagination' | 'Progress' | 'RangePicker' | 'Select';

/**
 * All antd components in use, in one lazily loaded script that no first screen needs; `antd.tsx` has their props. See
 * `late`.
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
