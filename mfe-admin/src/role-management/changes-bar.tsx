import { counted } from '@siteledger/shared-lib/domain';
import { Button, confirmDialog } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { ReviewDialog } from './review-dialog';
import { useAssignments, useChanges } from './use-assignments';

/** Bar with the number of changed users, and buttons to review or discard all changes. */
export function ChangesBar() {
  const changes = useChanges();
  const { clear } = useAssignments();
  const [isReviewing, setReviewing] = useState(false);

  const discard = async () => {
    const title = `Discard the changes to ${counted(changes.size, 'user')}?`;
    if (await confirmDialog({ title, okText: 'Discard', destructive: true })) clear();
  };

  return (
    <div className="role-changes" data-some={changes.size > 0 || undefined}>
      <span role="status">{changes.size > 0 && `${counted(changes.size, 'user')} changed, not saved`}</span>
      {changes.size > 0 && <Button onClick={() => void discard()}>Discard</Button>}
      <Button type="primary" disabled={changes.size === 0} onClick={() => setReviewing(true)}>
        Review changes
      </Button>
      <ReviewDialog isOpen={isReviewing} onClose={() => setReviewing(false)} />
    </div>
  );
}
