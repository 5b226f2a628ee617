import { isIdentifier, text } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { readList, replyList } from '../../http/list';
import { listParameters } from '../../http/openapi-parameters';
import { all, list as page } from '../../http/openapi-replies';
import { dayFilter, recordReference } from '../../lists';
import { AUDIT_SORTS, countAuditRows, selectActors, selectAuditRows } from './audit-trail.queries';

const WORD_MAX = 100;

const offer = {
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
  /**
   * Who changed what, a list of `AuditEntry`, the newest first: search in user and action; filters `user` (who acted as them,
   * too), `entity`, `entity_uuid`, `action`, and `from` and `to`, days in Kuala Lumpur. states-and-deletions.md#audit-trail
   */
  app.get(
    '/audit',
    {
      config: { permission: 'audit.view' },
      schema: { summary: 'Read the audit log', parameters: listParameters(offer), reply: page('AuditEntry') },
    },
    async ({ context: { db }, query }) => {
      const list = readList(query, offer);
      const total = await countAuditRows(db, list);
      return replyList(list, { total, rows: (window) => selectAuditRows(db, list, window) });
    },
  );

  /** Users to filter the audit log by, also those who left. */
  app.get(
    '/audit/users',
    {
      config: { permission: 'audit.view' },
      schema: { summary: 'List whom the audit log may name', reply: all('UserOption') },
    },
    async ({ context: { db } }) => ({ data: await selectActors(db) }),
  );
}
