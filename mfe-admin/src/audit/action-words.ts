import { capital } from './entities';

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

// Label and colour by the last part of the action's name. Other actions are shown by that part itself.
const ACTIONS: Record<string, readonly [words: string, tone: Tone]> = {
  create: ['Created', 'success'],
  update: ['Changed', 'info'],
  delete: ['Deleted', 'danger'],
  restore: ['Restored', 'success'],
  move: ['Moved', 'info'],
  assign: ['Assigned', 'info'],
  unassign: ['Unassigned', 'warning'],
  'write-off': ['Written off', 'danger'],
  'undo-write-off': ['Write-off reversed', 'warning'],
  'sign-in': ['Signed in', 'neutral'],
  'sign-out': ['Signed out', 'neutral'],
  revoke: ['Revoked', 'danger'],
  commit: ['Imported', 'success'],
  undo: ['Import undone', 'warning'],
  take: ['Started impersonating', 'warning'],
  leave: ['Stopped impersonating', 'neutral'],
  publish: ['Published', 'success'],
  'change-password': ['Password changed', 'info'],
  'forgot-password': ['Forgot password', 'neutral'],
  'reset-password': ['Password reset', 'info'],
  'upload-logo': ['Logo uploaded', 'info'],
  'delete-logo': ['Logo deleted', 'danger'],
};

/** Label and tone of an action such as `expense.write-off`. */
export function actionWords(action: string): { words: string; tone: Tone } {
  const verb = action.slice(action.indexOf('.') + 1);
  const [words, tone] = ACTIONS[verb] ?? [capital(verb.replaceAll('-', ' ')), 'neutral'];
  return { words, tone };
}
