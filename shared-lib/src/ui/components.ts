/**
 * The components of antd that screens use. This door is in the shell's first script, so tables, date pickers and whatever else
 * only the `table` and `form` doors need are not here: those doors load later and import antd by themselves. A name costs every user its bytes: add it with the screen that needs it.
 */
export {
  Alert,
  Button,
  Checkbox,
  Dropdown,
  Flex,
  Input,
  Popover,
  Progress,
  Radio,
  Space,
  Spin,
  Tabs,
  Tag,
  Tooltip,
  type ButtonProps,
  type MenuProps,
  type TabsProps,
} from 'antd';
export { LookupSelect } from './lookup/lookup-select';
export { useLookup, type Lookup, type LookupOption } from './lookup/use-lookup';
export { Modal } from './modal';
export { CancelButton } from './cancel-button';
export { LeaveQuestion } from './leave-question';
export { Select } from './select';
export { UnsavedInDialog } from './unsaved-in-dialog';
