/** What no first screen is drawn with, and much of what antd brings: one script for all of it. See `late`. */
export { Modal, Progress, Select } from 'antd';
