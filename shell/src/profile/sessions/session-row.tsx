import { tellOutcome } from '@siteledger/shared-lib/api';
import { formatInstant, type SessionPlace } from '@siteledger/shared-lib/domain';
import { Button, confirmDialog, Tag } from '@siteledger/shared-lib/ui';
import { useSessionPlacesEndMutation } from './sessions-api';

type Props = { place: SessionPlace };

/** One place where the user is signed in; every one except the present can be signed out. */
export function SessionRow({ place }: Props) {
  const { id, device, address, created_at, last_used_at, is_current } = place;
  const [end, { isLoading }] = useSessionPlacesEndMutation();
  const where = address ? `${device}, ${address}` : device;

  const onEnd = async () => {
    if (!(await confirmDialog({ title: `Sign out ${where}?`, okText: 'Sign out', destructive: true }))) return;
    await tellOutcome(end(id).unwrap());
  };

  return (
    <li>
      <div className="profile-session">
        <strong>{device}</strong> {is_current && <Tag tone="success">This device</Tag>}
        {address && <p>{address}</p>}
        <p>Signed in {formatInstant(created_at)}</p>
        <p>Last used {formatInstant(last_used_at)}</p>
      </div>
      {!is_current && (
        <Button size="small" danger aria-label={`Sign out ${where}`} loading={isLoading} onClick={() => void onEnd()}>
          Sign out
        </Button>
      )}
    </li>
  );
}
