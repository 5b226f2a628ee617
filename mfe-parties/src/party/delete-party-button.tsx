import type { Permission as PermissionName } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useNavigate } from '@siteledger/shared-lib/router';
import { Button, DeleteOutlined } from '@siteledger/shared-lib/ui';

type Props = {
  permission: PermissionName;
  /** Asks and deletes; true when it is gone. */
  ask: () => Promise<boolean>;
  isDeleting: boolean;
  /** The list that is returned to. */
  list: string;
};

/** Deletes the party whose page is open; for who may. */
export function DeletePartyButton({ permission, ask, isDeleting, list }: Props) {
  const navigate = useNavigate();
  const onClick = async () => {
    if (await ask()) await navigate(list);
  };
  return (
    <Permission any={[permission]}>
      <Button danger icon={<DeleteOutlined aria-hidden />} loading={isDeleting} onClick={() => void onClick()}>
        Delete
      </Button>
    </Permission>
  );
}
