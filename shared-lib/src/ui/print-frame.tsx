import type { ReactNode } from 'react';
import { PrintBar } from './print-bar';
import './print-frame.css';

type Props = {
  /** Whether what is shown is what is to be printed, and not a message in its place. */
  canPrint: boolean;
  children: ReactNode;
};

/** A page of sheets of paper under a bar with Print and Close, which is not printed. Its route has no frame of the shell. */
export const PrintFrame = ({ canPrint, children }: Props) => (
  <div className="print-page">
    <PrintBar canPrint={canPrint} />
    <main>{children}</main>
  </div>
);
