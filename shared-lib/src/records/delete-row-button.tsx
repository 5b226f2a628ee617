import { Button, DeleteOutlined } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';

type Props = { name: string; isDeleting: boolean; onClick: () => Promise<unknown>; children?: ReactNode };

/** Button that deletes a row's record. */
export const DeleteRowButton = ({ name, isDeleting, onClick, children }: Props) => (
  <Button
    type="text"
    size="small"
    icon={<DeleteOutlined aria-hidden />}
    title="Delete"
    aria-label={`Delete ${name}`}
    loading={isDeleting}
    onClick={() => void onClick()}
  >
    {children}
  </Button>
);
