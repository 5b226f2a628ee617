/** Version of what the browser stores; another stored version clears all local storage. Specification §4. */
export const APP_VERSION = '1.5';

/** ISO-2 code that a new address starts with. Specification §9. */
export const DEFAULT_COUNTRY = 'MY';

/** Percent of retention that a new project starts with. Specification §9. */
export const DEFAULT_RETENTION_PERCENT = '5.00';

/** Longest name of anything that has one. Specification §9. */
export const NAME_MAX = 200;

/** Days ahead that projected cashflow looks. Specification §9. */
export const CASHFLOW_HORIZONS = [30, 60, 90] as const;

/** Milliseconds that typing must pause before a search is sent. Specification §9. */
export const SEARCH_DEBOUNCE_MS = 300;

/** Milliseconds that typing must pause before a form is validated. Specification §5. */
export const VALIDATION_DEBOUNCE_MS = 300;

/** Milliseconds that typing must pause before the figures are previewed. */
export const FIGURES_PREVIEW_MS = 300;

/** Milliseconds after which a money field hands on what was typed. Specification §5. */
export const MONEY_INPUT_DELAY_MS = 500;

/** Longest figure a money field takes, without its prefix. Specification §5, Decision §8. */
export const MONEY_INPUT_MAX_LENGTH = 22;

/** Milliseconds after which a resized table is laid out again. Specification §9. */
export const TABLE_RESIZE_MS = 100;

/** Milliseconds that a toast stays. Specification §9. */
export const TOAST_MS = 3000;

/** Milliseconds after which a call is given up. Specification §9. */
export const HTTP_TIMEOUT_MS = 60_000;

/** What people read while the server is overloaded, restarts or has lost the database: 503, and 502 and 504 of a proxy. */
export const SERVICE_BUSY = 'The service is busy. Try again in a moment.';

/** Milliseconds before a loading screen shows that it is loading. Specification §9. */
export const LAZY_LOAD_DELAY_MS = 400;

/** Below this width in px the side drawer collapses. Specification §2. */
export const DRAWER_BREAKPOINT_PX = 991;

/** Width in px of the side drawer. Specification §2. */
export const DRAWER_WIDTH_PX = 260;

/** Width in px of a confirm dialog. Specification §9. */
export const CONFIRM_DIALOG_WIDTH_PX = 400;
