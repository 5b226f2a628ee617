import { PageHeader } from '@siteledger/shared-lib/ui';
import './profile.css';

type Props = { name: string; title?: string; change?: string };

/** Nobody changes a password or a second step on behalf of somebody else. Decision §5. */
export const NotWhileImpersonating = ({ name, title = 'Change password', change = 'password' }: Props) => (
  <>
    <PageHeader title={title} />
    <p className="profile-card">
      You are impersonating {name}. Exit the impersonation to change your own {change}.
    </p>
  </>
);
