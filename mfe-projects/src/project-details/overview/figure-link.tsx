import { Link } from '@siteledger/shared-lib/router';
import { Money } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  amount?: string;
  to?: string;
  isOverdue?: boolean;
};

/** Row among the figures that links to the documents behind its amount, in RM. */
export function FigureLink({ label, amount, to, isOverdue = false }: Props) {
  const content = (
    <>
      <span className="figure-label">{label}</span>
      {amount !== undefined && (
        <span className="figure-amount">
          <Money value={amount} />
        </span>
      )}
    </>
  );
  return (
    <li className="behind-figure" data-overdue={isOverdue || undefined}>
      {to ? (
        <Link className="figure-row" to={to}>
          {content}
        </Link>
      ) : (
        <span className="figure-row">{content}</span>
      )}
    </li>
  );
}
