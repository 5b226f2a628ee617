import { createContext, useContext, type ReactNode } from 'react';

/** A fill of another remote in a place of a screen. */
export type SlotFill<Given> = { id: string; title: string; render: (given: Given) => ReactNode };

/** Returns a place's fills that the user may see, in order. The shell provides it. */
export type FillsOf = (slot: string) => SlotFill<never>[];

export const SlotContext = createContext<FillsOf>(() => []);

/**
 * The fills of other remotes for a named place of this screen, without an import; `render` draws one of them with the
 * place's props. A fill is absent while its remote is off; a failing one shows its own card.
 * docs/remotes.md#places-in-other-screens
 */
export const useSlot = <Given>(slot: string) => useContext(SlotContext)(slot) as SlotFill<Given>[];
