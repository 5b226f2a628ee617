import { createContext } from 'react';

/** Settings of this page's look besides the user's choices. */
export type Look = {
  nonce?: string;
  /** Creates no component styles at run time: a style sheet has them, or they are not needed (tests). */
  zeroRuntime?: boolean;
  /** Disables animations. */
  isStill: boolean;
};

// Outside an application, as in tests, styles are not needed.
export const LookContext = createContext<Look>({ isStill: false, zeroRuntime: true });
