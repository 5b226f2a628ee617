import { Permission } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';

type Props = { what: 'invoices' | 'purchase orders' | 'expenses' };

/** A party without documents, and the way to where they are created. */
export const NoneYet = ({ what }: Props) => (
  <>
    <p>{`No ${what} yet. They are created in a project.`}</p>
    <Permission any={['project.view']}>
      <Link to="/projects/list">Open the projects</Link>
    </Permission>
  </>
);
