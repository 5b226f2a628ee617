import { Permission } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';

/**
 * Text of an empty list of documents, with a link to the projects that create them.
 * docs/domain/errors.md#empty-and-loading
 */
export const CreatedInProjects = ({ children }: { children: string }) => (
  <>
    <p>{children}</p>
    <Permission any={['project.view']}>
      <Link to="/projects/list">Open the projects</Link>
    </Permission>
  </>
);
