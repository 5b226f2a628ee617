import { callsOf } from '../../http/routes/calls';
import { type App } from '../../http/request/fastify-types';
import { listParameters } from '../../http/openapi/openapi-parameters';
import { all, list as page } from '../../http/openapi/openapi-replies';
import { AUDIT_ROWS, selectActors } from './audit-trail.queries';

export function auditTrailRoutes(app: App) {
  const { get } = callsOf(app, 'audit.view');

  /**
   * Lists `AuditEntry`, newest first: search in user and action; filters `user` (as user or impersonator), `entity`,
   * `entity_uuid`, `action`, and `from` and `to`, days in Kuala Lumpur. states-and-deletions.md#audit-trail
   */
  get(
    '/audit',
    { summary: 'Read the audit log', parameters: listParameters(AUDIT_ROWS.offer), reply: page('AuditEntry') },
    AUDIT_ROWS.answer,
  );

  /** Users for the audit log's filter, including former ones. */
  get('/audit/users', { summary: 'List whom the audit log may name', reply: all('UserOption') }, ({ context }) =>
    selectActors(context.db),
  );
}
