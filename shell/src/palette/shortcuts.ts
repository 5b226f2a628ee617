import { keep } from '@siteledger/platform/contract';

/** A shortcut as the help lists it; single keys only work while no text field has the focus. */
export type Shortcut = { keys: string; does: string; isSingle?: boolean };

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Name of the modifier key on this machine. */
export const MOD = isMac ? '⌘' : 'Ctrl+';

/** The shortcuts available on every screen. docs/domain/search.md#shortcuts */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: `${MOD}K`, does: 'Find a record, a screen or a command' },
  { keys: `${MOD}S`, does: 'Save the form' },
  { keys: `${MOD}Z`, does: 'Undo, while a message offers it' },
  { keys: `${MOD}Enter`, does: 'Create and next, in a form that offers it' },
  { keys: 'n', does: 'New…', isSingle: true },
  { keys: '/', does: 'Search the list', isSingle: true },
  { keys: '?', does: 'Show these shortcuts', isSingle: true },
];

// Stored in the browser like the appearance, because it depends on the keyboard.
const KEPT = 'siteledger.single_keys';

/** Whether single-key shortcuts are on; users of speech input may turn them off (WCAG 2.1.4). */
export const areSingleKeysOn = () => localStorage.getItem(KEPT) !== 'off';

/** Turns single-key shortcuts on or off in this browser. */
export const setSingleKeys = (areOn: boolean) => keep(localStorage, KEPT, areOn ? 'on' : 'off');

const TYPED_INTO =
  'input, textarea, select, [contenteditable=true], [role=combobox], [role=textbox], [role=listbox], [role=menu]';

/** Whether a key belongs to the focused text field or to an open dialog. */
export const isElsewhere = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(TYPED_INTO) !== null) || isDialogOpen();

/** Whether a dialog is open; shortcuts must not start anything under it. */
export const isDialogOpen = () =>
  [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.checkVisibility?.() ?? true);
