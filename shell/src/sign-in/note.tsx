import type { ReactNode } from 'react';

/** Good news, read aloud too. */
export const Note = ({ children }: { children: ReactNode }) => (
  <p className="note" role="status">
    {children}
  </p>
);
