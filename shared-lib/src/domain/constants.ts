/**
 * Version of the data in the browser's local storage; a different stored version clears all of it.
 * sessions.md#in-the-browser
 */
export const APP_VERSION = '1.5';

/** ISO-2 country code of a new address. docs/domain/parties.md#telephone-and-address */
export const DEFAULT_COUNTRY = 'MY';

/** Retention of a new project in percent. docs/domain/projects.md#fields */
export const DEFAULT_RETENTION_PERCENT = '5.00';

/** Longest name of any record. docs/domain/errors.md#validation */
export const NAME_MAX = 200;

/** Horizons of the projected cashflow, in days. docs/domain/figures.md#projected-cashflow */
export const CASHFLOW_HORIZONS = [30, 60, 90] as const;

/** Debounce of a search in milliseconds. docs/domain/screens.md#times-and-sizes */
export const SEARCH_DEBOUNCE_MS = 300;

/** Debounce of form validation in milliseconds. docs/domain/errors.md#validation */
export const VALIDATION_DEBOUNCE_MS = 300;

/** Debounce of the preview of figures in milliseconds. */
export const FIGURES_PREVIEW_MS = 300;

/** Milliseconds until a money field passes its typed text on. docs/domain/screens.md#forms */
export const MONEY_INPUT_DELAY_MS = 500;

/** Longest text of a money field, without its prefix. docs/domain/screens.md#forms */
export const MONEY_INPUT_MAX_LENGTH = 22;

/** Milliseconds after which a resized table is laid out again. docs/domain/screens.md#times-and-sizes */
export const TABLE_RESIZE_MS = 100;

/** Milliseconds for which a toast is visible. docs/domain/screens.md#times-and-sizes */
export const TOAST_MS = 3000;

/** Milliseconds for which a toast offers to undo a deletion. docs/domain/states-and-deletions.md#undo */
export const UNDO_MS = 10_000;

/**
 * Seconds for which the server accepts an undo: longer than the toast, for slow connections and toasts that a user
 * holds open. states-and-deletions.md#undo
 */
export const UNDO_SECONDS = 60;

/** Request timeout in milliseconds. docs/domain/screens.md#times-and-sizes */
export const HTTP_TIMEOUT_MS = 60_000;

/** Message while the server is overloaded, restarting or without its database (503), and for a proxy's 502 and 504. */
export const SERVICE_BUSY = 'The service is busy. Try again in a moment.';

/** Milliseconds before a loading screen shows its spinner. docs/domain/screens.md#times-and-sizes */
export const LAZY_LOAD_DELAY_MS = 400;

/** The side drawer collapses below this width in px. docs/domain/screens.md#the-frame */
export const DRAWER_BREAKPOINT_PX = 991;

/** Width in px of a confirm dialog. docs/domain/screens.md#forms */
export const CONFIRM_DIALOG_WIDTH_PX = 400;
