import type { Permission as PermissionName } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useNavigate } from '@siteledger/shared-lib/router';
import { Button, DeleteOutlined } from '@siteledger/shared-lib/ui';
import type { Deletable, Deletion } from './deletion';

type Props = {
  party: Deletable;
  permission: PermissionName;
  useDelete: () => Deletion;
  /** The list that is returned to. */
  list: string;
};

/** Deletes the party whose page is open; for who may. */
export function DeletePartyButton({ party, permission, useDelete, list }: Props) {
  const { remove, isDeleting } = useDelete();
  const navigate = useNavigate();
  const onClick = async () => {
    if (await remove(party)) await navigate(list);
  };
  return (
    <Permission any={[permission]}>
      <Button danger icon={<DeleteOutlined aria-hidden />} loading={isDeleting} onClick={() => void onClick()}>
        Delete
      </Button>
    </Permission>
  );
}
