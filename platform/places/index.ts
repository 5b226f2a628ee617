import { createContext, useContext, type ReactNode } from 'react';

/** What another remote puts into a place of a screen. */
export type SlotFill<Given> = { id: string; title: string; render: (given: Given) => ReactNode };

/** The fills of a place, in their order, that the user may see. The shell provides it. */
export type FillsOf = (slot: string) => SlotFill<never>[];

export const SlotContext = createContext<FillsOf>(() => []);

/**
 * What other remotes put into a named place of this screen, without an import: `render` draws one of them with what the place
 * gives. One whose remote is off is not there; one that fails shows its own card. docs/remotes.md#places-in-other-screens
 */
export const useSlot = <Given>(slot: string) => useContext(SlotContext)(slot) as SlotFill<Given>[];
