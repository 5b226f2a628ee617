import type { ProjectStatus } from '@siteledger/shared-lib/domain';
import { useFormValues } from '@siteledger/shared-lib/form';
import { Alert } from '@siteledger/shared-lib/ui';
import { AFTER_COMPLETION } from './completed-notice';
import { isReopened } from './reopening';
import { ReopenReasonField } from './reopen-reason-field';

/**
 * What the status that is chosen asks for, or leads to: a reason to take a project up again, and what completing it
 * ends. docs/domain/states-and-deletions.md#projects
 */
export function StatusConsequence({ from }: { from: ProjectStatus }) {
  const { status } = useFormValues();
  if (isReopened(from, status)) return <ReopenReasonField />;
  if (status !== 'Completed' || from === 'Completed') return null;
  return <Alert className="status-consequence" type="warning" title={`Once completed: ${AFTER_COMPLETION}`} />;
}
