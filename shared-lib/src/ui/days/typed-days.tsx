import type { ReactNode } from 'react';
import type { useTypedDays } from './use-typed-days';
import './days.css';

type Props = ReturnType<typeof useTypedDays> & { children: ReactNode };

/**
 * Wraps a day picker whose boxes accept a date field's notations; shows a message below while they have no valid day.
 */
export const TypedDays = ({ picker, wrong, children }: Props) => (
  <span className="sl-typed-days" {...picker}>
    {children}
    {wrong && <span role="alert">{wrong}</span>}
  </span>
);
