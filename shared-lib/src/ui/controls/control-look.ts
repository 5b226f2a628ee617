import { createContext } from 'react';

export type ControlSize = 'middle' | 'small';

/** Defaults for controls without their own props: whether they are disabled, and their size. */
export const ControlLookContext = createContext<{ isDisabled: boolean; size: ControlSize }>({
  isDisabled: false,
  size: 'middle',
});
