import { CallState, useUserDetailsQuery } from '@siteledger/shared-lib/api';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { NotWhileImpersonating } from '../not-while-impersonating';
import '../profile.css';
import { EndOthersButton } from './end-others-button';
import { SessionRow } from './session-row';
import { useSessionPlacesQuery } from './sessions-api';

const TITLE = 'Where you are signed in';

/** The places where the user is signed in, with a button to sign out each. docs/domain/sessions.md#calls */
export function SessionsPage() {
  const { data: self } = useUserDetailsQuery();

  if (self?.impersonated_by)
    return <NotWhileImpersonating name={self.name} title={TITLE} action="see where you are signed in" />;
  return (
    <>
      <PageHeader title={TITLE} subtitle="Change your password if you do not recognise a device." />
      {self && <Sessions />}
    </>
  );
}

function Sessions() {
  const { data: places, error, refetch } = useSessionPlacesQuery(undefined, { refetchOnMountOrArgChange: true });

  if (!places) return <CallState error={error} onRetry={refetch} />;
  return (
    <div className="profile-card">
      <ul className="profile-sessions" aria-label={TITLE}>
        {places.map((place) => (
          <SessionRow key={place.id} place={place} />
        ))}
      </ul>
      {places.length > 1 ? <EndOthersButton /> : <p>You are not signed in anywhere else.</p>}
    </div>
  );
}
