import { PageHeader } from '@siteledger/shared-lib/ui';
import './profile.css';

type Props = { name: string; title?: string; action?: string };

/**
 * During impersonation, nobody may see or change the user's password, second step or sessions.
 * docs/domain/roles-and-permissions.md#impersonation
 */
export const NotWhileImpersonating = ({
  name,
  title = 'Change password',
  action = 'change your own password',
}: Props) => (
  <>
    <PageHeader title={title} />
    <p className="profile-card">
      You are impersonating {name}. Exit impersonation to {action}.
    </p>
  </>
);
