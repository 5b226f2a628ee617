import { createContext } from 'react';

/** What the look of this page depends on, beside the choices of who looks at it. */
export type Look = {
  /** The style nonce of this document. */
  nonce?: string;
  /** No component styles at run time: a style sheet has them, or nobody looks (tests). */
  zeroRuntime?: boolean;
  /** Things appear and go at once. */
  isStill: boolean;
};

// Outside of an application nobody looks.
export const LookContext = createContext<Look>({ isStill: false, zeroRuntime: true });
