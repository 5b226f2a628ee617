import { Permission } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';

/** An empty list of open documents, and the way to where they are created. */
export const NothingPending = ({ children }: { children: string }) => (
  <>
    <p>{children}</p>
    <Permission any={['project.view']}>
      <Link to="/projects/list">Open the projects</Link>
    </Permission>
  </>
);
