import { keep } from '@siteledger/platform/contract';

/** A shortcut as the help lists it; single keys fire only while nothing is typed into. */
export type Shortcut = { keys: string; does: string; isSingle?: boolean };

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** How the key beside the letters is called on this machine. */
export const MOD = isMac ? '⌘' : 'Ctrl+';

/** The shortcuts that every screen has. docs/domain/search.md#shortcuts */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: `${MOD}K`, does: 'Find a record, a screen or a command' },
  { keys: `${MOD}S`, does: 'Save the form' },
  { keys: `${MOD}Z`, does: 'Undo, while a message offers it' },
  { keys: `${MOD}Enter`, does: 'Create and next, in a form that offers it' },
  { keys: 'n', does: 'New…', isSingle: true },
  { keys: '/', does: 'Search the list', isSingle: true },
  { keys: '?', does: 'Show these shortcuts', isSingle: true },
];

// Kept in the browser like the look: it is about its keyboard.
const KEPT = 'siteledger.single_keys';

/** Whether single keys do something; people who speak to their computer may turn them off (WCAG 2.1.4). */
export const areSingleKeysOn = () => localStorage.getItem(KEPT) !== 'off';

/** Turns single keys on or off in this browser. */
export const setSingleKeys = (areOn: boolean) => keep(localStorage, KEPT, areOn ? 'on' : 'off');

const TYPED_INTO =
  'input, textarea, select, [contenteditable=true], [role=combobox], [role=textbox], [role=listbox], [role=menu]';

/** Whether a key is meant for what has the focus, or for a dialog that is open. */
export const isElsewhere = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(TYPED_INTO) !== null) || isDialogOpen();

/** Whether a dialog is open, under which nothing is to be started. */
export const isDialogOpen = () =>
  [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.checkVisibility?.() ?? true);
