import type { InferType } from 'yup';
import { NAME_MAX } from '../constants';
import { onUse, record, text } from '../fields';
import type { Recorded } from '../reference';

/** Largest number of views per person and screen. */
export const SAVED_VIEWS_MAX = 50;

/** Longest name of a screen with views. */
export const SCREEN_MAX = 100;

/** Longest query of a view. */
export const VIEW_QUERY_MAX = 4000;

const own = () => ({
  name: text('Name').required().max(NAME_MAX),
  // The plain view has an empty query.
  query: text('View').max(VIEW_QUERY_MAX),
});

/** Schema to update a view: its name, and the state that it opens. */
export const savedViewUpdateSchema = onUse(() => record(own()));

/** Schema to create a view: the screen, such as "reports-invoices", and the part of its address after the "?". */
export const savedViewSchema = onUse(() => record({ screen: text('Screen').required().max(SCREEN_MAX), ...own() }));

export type SavedViewInput = InferType<typeof savedViewSchema>;

export type SavedViewUpdate = InferType<typeof savedViewUpdateSchema>;

/** A person's own view of a screen: filters, sorting, columns and page size under a name. */
export type SavedView = Recorded & { screen: string; name: string; query: string };
