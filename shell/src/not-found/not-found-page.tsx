import { Link } from '@siteledger/shared-lib/router';
import './not-found.css';

/** Unknown paths, and those of screens that the user may not open. Specification §2. */
export const NotFoundPage = () => (
  <div className="not-found">
    <p className="not-found-code" aria-hidden>
      404
    </p>
    <h1>There is no page at this address.</h1>
    <p>It may have been moved, or your roles do not open it.</p>
    <Link to="/">Back to the start</Link>
  </div>
);
