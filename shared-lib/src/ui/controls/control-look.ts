import { createContext } from 'react';

export type ControlSize = 'middle' | 'small';

/** What controls do that do not say so by themselves: whether they are disabled, and how large they are. */
export const ControlLookContext = createContext<{ isDisabled: boolean; size: ControlSize }>({
  isDisabled: false,
  size: 'middle',
});
