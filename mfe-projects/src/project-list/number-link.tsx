import { Link } from '@siteledger/shared-lib/router';

/** A document's number as a link to it. */
export const numberLink = (to: string, number: string) => (
  <Link className="project-name" to={to}>
    {number}
  </Link>
);
