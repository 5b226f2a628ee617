import { paragraphs } from '../fields';

/** How many letters a reason takes, and a message to staff. */
export const SETTING_TEXT_MAX = 200;

/** Why somebody changes something: it is asked for with every change. */
export const reason = () => paragraphs('Reason').required().max(SETTING_TEXT_MAX);
