import { isIdentifier, text } from '@siteledger/shared-lib/domain';
import { callsOf } from '../../http/calls';
import { type App } from '../../http/fastify-types';
import { answerList } from '../../http/list';
import { listParameters } from '../../http/openapi-parameters';
import { all, list as page } from '../../http/openapi-replies';
import { dayFilter, recordReference } from '../../lists';
import { AUDIT_SORTS, countAuditRows, selectActors, selectAuditRows } from './audit-trail.queries';

const WORD_MAX = 100;

const AUDIT_LIST = {
  sortable: Object.keys(AUDIT_SORTS) as (keyof typeof AUDIT_SORTS)[],
  defaultSort: { sort: 'at', order: 'desc' },
  filters: {
    user: recordReference('user'),
    entity: text('entity').max(WORD_MAX),
    entity_uuid: text('entity_uuid').test(
      'uuid',
      'entity_uuid is not valid.',
      (value) => !value || (value.includes('-') && isIdentifier(value)),
    ),
    action: text('action').max(WORD_MAX),
    from: dayFilter('from'),
    to: dayFilter('to'),
  },
} as const;

export function auditTrailRoutes(app: App) {
  const { get } = callsOf(app, 'audit.view');

  /**
   * Who changed what, a list of `AuditEntry`, the newest first: search in user and action; filters `user` (who acted as them,
   * too), `entity`, `entity_uuid`, `action`, and `from` and `to`, days in Kuala Lumpur. states-and-deletions.md#audit-trail
   */
  get(
    '/audit',
    { summary: 'Read the audit log', parameters: listParameters(AUDIT_LIST), reply: page('AuditEntry') },
    answerList(AUDIT_LIST, countAuditRows, selectAuditRows),
  );

  /** Users to filter the audit log by, also those who left. */
  get('/audit/users', { summary: 'List whom the audit log may name', reply: all('UserOption') }, ({ context }) =>
    selectActors(context.db),
  );
}
