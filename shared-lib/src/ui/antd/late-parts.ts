import { AutoComplete, Calendar, DatePicker, Modal, Pagination, Progress, Select } from 'antd';
import { inAntdLook } from './antd-look';

/** What the product has of antd. No first screen is drawn with it: one script for all of it, which comes late. See `late`. */
export const lateParts = {
  AutoComplete: inAntdLook(AutoComplete),
  Calendar: inAntdLook(Calendar),
  DatePicker: inAntdLook(DatePicker),
  Modal: inAntdLook(Modal),
  Pagination: inAntdLook(Pagination),
  Progress: inAntdLook(Progress),
  RangePicker: inAntdLook(DatePicker.RangePicker),
  Select: inAntdLook(Select),
};
