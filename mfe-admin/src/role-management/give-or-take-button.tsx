import type { User } from '@siteledger/shared-lib/domain';
import type { Selected } from '@siteledger/shared-lib/table';
import { Button, SwapOutlined } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { GiveOrTakeDialog } from './give-or-take-dialog';

/** Gives all ticked users a role or projects, or takes them away. */
export function GiveOrTakeButton({ selected }: { selected: Selected<User> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" icon={<SwapOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Add or remove…
      </Button>
      <GiveOrTakeDialog users={selected.rows} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
