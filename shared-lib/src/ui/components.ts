/**
 * Controls for all screens. This door is in the shell's first script, so it excludes antd; components drawn by antd
 * (dialogs, selects, calendars, pagers) load lazily, see `late`. Every export costs every user its bytes: add one with
 * the screen that needs it.
 */
export { Alert } from './displays/alert';
export { Button, type ButtonProps } from './controls/button';
export { Checkbox } from './controls/checkbox';
export { Choice } from './controls/choice';
export { ControlLookContext } from './controls/control-look';
export { Input } from './controls/input';
export { LinkButton } from './controls/link-button';
export { TextArea } from './controls/text-area';
export { Flex } from './displays/flex';
export { LookupSelect } from './lookup/lookup-select';
export { useLookup, type Lookup, type LookupOption } from './lookup/use-lookup';
export { Modal } from './dialogs/modal';
export {
  AntdAutoComplete as AutoComplete,
  AntdCalendar as Calendar,
  AntdDatePicker as DatePicker,
  AntdPagination as Pagination,
  AntdProgress as Progress,
  AntdRangePicker as RangePicker,
} from './antd/antd';
export { DayPicker } from './days/day-picker';
export { DayRangeFilter } from './days/day-range-filter';
export { MonthRangePicker, type MonthRange } from './days/month-range-picker';
export { CancelButton } from './dialogs/cancel-button';
export { LeaveQuestion } from './dialogs/leave-question';
export { MenuButton, type MenuAct } from './popups/menu-button';
export { PopupButton } from './popups/popup-button';
export { Tooltip } from './popups/tooltip';
export { Select } from './select';
export { Spin, SpinAround } from './displays/spin';
export { Tabs } from './displays/tabs';
export { Tag } from './displays/tag';
export { UnsavedInDialog } from './dialogs/unsaved-in-dialog';
export { useFocusOnFirstField } from './dialogs/use-focus-on-first-field';
