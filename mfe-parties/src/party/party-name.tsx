import { Link } from '@siteledger/shared-lib/router';
import type { ReactNode } from 'react';
import './party-name.css';

type Props = { to: string; name: string; children?: ReactNode };

/** A name in a list, linked to its page, with optional marks. */
export const PartyName = ({ to, name, children }: Props) => (
  <span className="party-name">
    <Link to={to} title={name}>
      {name}
    </Link>
    {children}
  </span>
);
