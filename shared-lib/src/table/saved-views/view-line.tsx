import { notifyError, notifyDeleted } from '@siteledger/shared-lib/api';
import type { SavedView } from '@siteledger/shared-lib/domain';
import { Link } from '@siteledger/shared-lib/router';
import { Button, DeleteOutlined, EditOutlined, ShareAltOutlined } from '@siteledger/shared-lib/ui';
import { copyLink } from './copy-link';
import { savedViewsApi } from './saved-views-api';
import { linkTo } from './view-address';

type Props = {
  view: SavedView;
  pathname: string;
  /** Whether the screen shows this view now. */
  isOpen: boolean;
  onOpen: () => void;
  onRename: () => void;
};

/** A saved view in the menu: a link that opens it, and its actions. */
export function ViewLine({ view, pathname, isOpen, onOpen, onRename }: Props) {
  const { name, query } = view;
  const remove = useDelete(view);
  return (
    <li>
      <Link to={{ pathname, search: query }} aria-current={isOpen || undefined} title={name} onClick={onOpen}>
        {name}
      </Link>
      <Button
        type="text"
        size="small"
        icon={<ShareAltOutlined aria-hidden />}
        aria-label={`Copy link to ${name}`}
        onClick={() => void copyLink(linkTo(pathname, query))}
      />
      <Button
        type="text"
        size="small"
        icon={<EditOutlined aria-hidden />}
        aria-label={`Rename ${name}`}
        onClick={onRename}
      />
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Delete ${name}`}
        onClick={() => void remove()}
      />
    </li>
  );
}

function useDelete({ uuid, version, name }: SavedView) {
  const [deleteView] = savedViewsApi.endpoints.savedViewsDelete.useMutation();
  const [restoreView] = savedViewsApi.endpoints.savedViewsRestore.useMutation();
  return async () => {
    try {
      await deleteView({ uuid, version }).unwrap();
      notifyDeleted(name, () => restoreView(uuid).unwrap());
    } catch (error) {
      notifyError(error);
    }
  };
}
