import type { ReactNode } from 'react';
import type { useTypedDays } from './use-typed-days';

type Props = ReturnType<typeof useTypedDays> & { children: ReactNode };

/** A day picker whose boxes are read as a date field's, with what is expected below while there is no day in them. */
export const TypedDays = ({ picker, wrong, children }: Props) => (
  <span className="sl-typed-days" {...picker}>
    {children}
    {wrong && <span role="alert">{wrong}</span>}
  </span>
);
