import { Button, DeleteOutlined } from '@siteledger/shared-lib/ui';

type Props = { name: string; isDeleting: boolean; onClick: () => Promise<unknown> };

/** Deletes what a row of a list shows. */
export const DeleteRowButton = ({ name, isDeleting, onClick }: Props) => (
  <Button
    type="text"
    size="small"
    icon={<DeleteOutlined aria-hidden />}
    aria-label={`Delete ${name}`}
    loading={isDeleting}
    onClick={() => void onClick()}
  />
);
