import type { InferType } from 'yup';
import { NAME_MAX } from '../constants';
import { onUse, record, text } from '../fields';
import type { Recorded } from '../reference';

/** Most views that a person keeps of one screen. */
export const SAVED_VIEWS_MAX = 50;

/** Longest name of a screen that has views. */
export const SCREEN_MAX = 100;

/** Longest address of a view. */
export const VIEW_QUERY_MAX = 4000;

const own = () => ({
  name: text('Name').required().max(NAME_MAX),
  // The plain view has nothing in its address.
  query: text('View').max(VIEW_QUERY_MAX),
});

/** What a view is changed to: its name, and the state that it opens. */
export const savedViewUpdateSchema = onUse(() => record(own()));

/** What a view is made of: the screen, such as "reports-invoices", and what is after the "?" of its address. */
export const savedViewSchema = onUse(() => record({ screen: text('Screen').required().max(SCREEN_MAX), ...own() }));

export type SavedViewInput = InferType<typeof savedViewSchema>;

export type SavedViewUpdate = InferType<typeof savedViewUpdateSchema>;

/** A person's own view of a screen: filters, sorting, columns and page size under a name. */
export type SavedView = Recorded & { screen: string; name: string; query: string };
