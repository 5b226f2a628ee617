import { createContext, type ReactNode } from 'react';

/** What is on the card of a remote that failed or is off, for those who can do something about it; nothing unless the shell says so. */
export const WayBack = createContext<ReactNode>(null);
