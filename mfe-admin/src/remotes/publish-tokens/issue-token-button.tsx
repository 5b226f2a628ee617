import { useRemotesMatrixQuery } from '@siteledger/shared-lib/api';
import { Button, PlusOutlined } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { IssueTokenModal } from './issue-token-modal';

/** Opens the form that issues a publish token. */
export function IssueTokenButton() {
  // The dialog begins with what this server runs: asked for while nobody waits for it.
  useRemotesMatrixQuery();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Issue token
      </Button>
      {isOpen && <IssueTokenModal onClose={() => setOpen(false)} />}
    </>
  );
}
