import { createContext, type ReactNode } from 'react';

/** Content on the card of a failed or paused remote for users who can fix it; empty unless the shell provides it. */
export const WayBack = createContext<ReactNode>(null);
