import { tellOutcome } from '@siteledger/shared-lib/api';
import type { ImportDetails } from '@siteledger/shared-lib/domain';
import { Button } from '@siteledger/shared-lib/ui';
import { useImportsCheckMutation } from './imports-api';

/** Runs every row without keeping it. docs/domain/imports.md#the-check */
export function CheckButton({ job: { uuid, missing, counts, status } }: { job: ImportDetails }) {
  const [check, { isLoading }] = useImportsCheckMutation();
  return (
    <Button
      type={status === 'checked' ? 'default' : 'primary'}
      disabled={missing.length > 0}
      loading={isLoading}
      onClick={() => void tellOutcome(check(uuid).unwrap(), 'Checking. Nothing is kept yet.')}
    >
      {counts ? 'Check again' : 'Check all rows'}
    </Button>
  );
}
