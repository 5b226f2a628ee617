import { PageHeader } from '@siteledger/shared-lib/ui';
import './profile.css';

/** Nobody changes a password on behalf of somebody else. Decision §5. */
export const NotWhileImpersonating = ({ name }: { name: string }) => (
  <>
    <PageHeader title="Change password" />
    <p className="profile-card">You are impersonating {name}. Exit the impersonation to change your own password.</p>
  </>
);
