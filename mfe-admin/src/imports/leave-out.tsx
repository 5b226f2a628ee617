import { notifyError } from '@siteledger/shared-lib/api';
import type { ImportDetails } from '@siteledger/shared-lib/domain';
import { Button } from '@siteledger/shared-lib/ui';
import { useImportsChangeRowMutation, type ListedRow } from './imports-api';

/** Leaves a row out of the import, or takes it back in. docs/domain/imports.md#the-check */
export function LeaveOut({ job, row }: { job: ImportDetails; row: ListedRow }) {
  const [change, { isLoading }] = useImportsChangeRowMutation();
  const is_left_out = !row.is_left_out;
  return (
    <Button
      type="link"
      size="small"
      loading={isLoading}
      onClick={() => void change({ uuid: job.uuid, no: row.no, body: { is_left_out } }).unwrap().catch(notifyError)}
    >
      {row.is_left_out ? 'Take in again' : 'Leave out'}
    </Button>
  );
}
