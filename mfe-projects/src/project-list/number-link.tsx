import { Link } from '@siteledger/shared-lib/router';

/** A document's number that leads to the document. */
export const numberLink = (to: string, number: string) => (
  <Link className="project-name" to={to}>
    {number}
  </Link>
);
