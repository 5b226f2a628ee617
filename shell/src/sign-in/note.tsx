import type { ReactNode } from 'react';

/** A success message, also announced by screen readers. */
export const Note = ({ children }: { children: ReactNode }) => (
  <p className="note" role="status">
    {children}
  </p>
);
