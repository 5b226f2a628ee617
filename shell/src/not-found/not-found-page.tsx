import { isSafeStart } from '@siteledger/platform/runtime';
import { Link } from '@siteledger/shared-lib/router';
import type { ReactNode } from 'react';
import './not-found.css';

/** The page for unknown paths and for screens that the user may not open. docs/domain/screens.md#routes */
export const NotFoundPage = ({ more }: { more?: ReactNode }) =>
  isSafeStart() ? (
    <NotStarted />
  ) : (
    <NotFound
      wayOut={
        <>
          <Link to="/">Back to dashboard</Link>
          {more}
        </>
      }
    />
  );

// In a safe start the remotes' pages are missing, so "not found" would be misleading.
const NotStarted = () => (
  <div className="not-found">
    <h1>This page is not in this tab.</h1>
    <p>The tab was opened without the pages of the menu. Choose “Start normally” above to open them.</p>
  </div>
);

/** Says that there is no such page, with a link elsewhere. */
export const NotFound = ({ wayOut }: { wayOut: ReactNode }) => (
  <div className="not-found">
    <p className="not-found-code" aria-hidden>
      404
    </p>
    <h1>There is no page at this address.</h1>
    <p>It may have moved, or you may not have access.</p>
    {wayOut}
  </div>
);
