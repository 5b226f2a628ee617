import { paragraphs } from '../fields';

/** Maximum characters of a reason and of a message to staff. */
export const SETTING_TEXT_MAX = 200;

/** The reason for a change; required with every change. */
export const reasonField = () => paragraphs('Reason').required().max(SETTING_TEXT_MAX);
