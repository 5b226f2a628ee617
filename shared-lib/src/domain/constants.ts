/** Version of what the browser stores; another stored version clears all local storage. sessions.md#in-the-browser */
export const APP_VERSION = '1.5';

/** ISO-2 code that a new address starts with. docs/domain/parties.md#telephone-and-address */
export const DEFAULT_COUNTRY = 'MY';

/** Percent of retention that a new project starts with. docs/domain/projects.md#fields */
export const DEFAULT_RETENTION_PERCENT = '5.00';

/** Longest name of anything that has one. docs/domain/errors.md#validation */
export const NAME_MAX = 200;

/** Days ahead that projected cashflow looks. docs/domain/figures.md#projected-cashflow */
export const CASHFLOW_HORIZONS = [30, 60, 90] as const;

/** Milliseconds that typing must pause before a search is sent. docs/domain/screens.md#times-and-sizes */
export const SEARCH_DEBOUNCE_MS = 300;

/** Milliseconds that typing must pause before a form is validated. docs/domain/errors.md#validation */
export const VALIDATION_DEBOUNCE_MS = 300;

/** Milliseconds that typing must pause before the figures are previewed. */
export const FIGURES_PREVIEW_MS = 300;

/** Milliseconds after which a money field hands on what was typed. docs/domain/screens.md#forms */
export const MONEY_INPUT_DELAY_MS = 500;

/** Longest figure a money field takes, without its prefix. docs/domain/screens.md#forms */
export const MONEY_INPUT_MAX_LENGTH = 22;

/** Milliseconds after which a resized table is laid out again. docs/domain/screens.md#times-and-sizes */
export const TABLE_RESIZE_MS = 100;

/** Milliseconds that a toast stays. docs/domain/screens.md#times-and-sizes */
export const TOAST_MS = 3000;

/** Milliseconds for which a toast offers to take back what it tells of. docs/domain/states-and-deletions.md#undo */
export const UNDO_MS = 10_000;

/** Seconds for which the server takes a deletion back: a slow line, and a toast that somebody holds. states-and-deletions.md#undo */
export const UNDO_SECONDS = 60;

/** Milliseconds after which a call is given up. docs/domain/screens.md#times-and-sizes */
export const HTTP_TIMEOUT_MS = 60_000;

/** What people read while the server is overloaded, restarts or has lost the database: 503, and 502 and 504 of a proxy. */
export const SERVICE_BUSY = 'The service is busy. Try again in a moment.';

/** Milliseconds before a loading screen shows that it is loading. docs/domain/screens.md#times-and-sizes */
export const LAZY_LOAD_DELAY_MS = 400;

/** Below this width in px the side drawer collapses. docs/domain/screens.md#the-frame */
export const DRAWER_BREAKPOINT_PX = 991;

/** Width in px of a confirm dialog. docs/domain/screens.md#forms */
export const CONFIRM_DIALOG_WIDTH_PX = 400;
