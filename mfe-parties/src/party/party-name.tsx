import { Link } from '@siteledger/shared-lib/router';
import type { ReactNode } from 'react';
import './party-name.css';

type Props = { to: string; name: string; children?: ReactNode };

/** A name of a list that leads to its page, and what marks it. */
export const PartyName = ({ to, name, children }: Props) => (
  <span className="party-name">
    <Link to={to} title={name}>
      {name}
    </Link>
    {children}
  </span>
);
