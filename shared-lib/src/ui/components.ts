/**
 * The components of antd that screens use. This door is in the shell's first script, so tables, date pickers and whatever else
 * only the `table` and `form` doors need are not here: those doors load later and import antd by themselves, and dialogs,
 * selects and the like come late by themselves. A name costs every user its bytes: add it with the screen that needs it.
 */
export { Alert, Button, Checkbox, Flex, Popover, Radio, Space, Spin, Tag, Tooltip, type ButtonProps } from 'antd';
// Without what its folder has besides.
export { default as Input } from 'antd/es/input/Input';
export { LookupSelect } from './lookup/lookup-select';
export { useLookup, type Lookup, type LookupOption } from './lookup/use-lookup';
export { MenuButton, type MenuAct } from './menu-button';
export { Modal } from './modal';
export { Progress } from './progress';
export { CancelButton } from './cancel-button';
export { LeaveQuestion } from './leave-question';
export { Select } from './select';
export { Tabs } from './tabs';
export { UnsavedInDialog } from './unsaved-in-dialog';
