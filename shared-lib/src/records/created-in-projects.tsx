import { Permission } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';

/** What an empty list of documents says, and the way to where they are created. docs/domain/errors.md#empty-and-loading */
export const CreatedInProjects = ({ children }: { children: string }) => (
  <>
    <p>{children}</p>
    <Permission any={['project.view']}>
      <Link to="/projects/list">Open the projects</Link>
    </Permission>
  </>
);
