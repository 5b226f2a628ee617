import { isSuperAdmin } from '@siteledger/shared-lib/domain';
import { type Config } from '../../config';
import { type Db } from '../../db/database';
import { callsOf } from '../../http/routes/calls';
import { notFound } from '../../http/errors/errors';
import { type App } from '../../http/request/fastify-types';
import { readList, replyList, type Window } from '../../http/routes/list';
import { listParameters } from '../../http/openapi/openapi-parameters';
import { list as page } from '../../http/openapi/openapi-replies';
import { refuseImpersonation } from '../../http/request/refuse-impersonation';
import { readableText } from '../../mail/mail-text';
import { countMails, MAIL_SORTS, selectMails } from '../../mail/mails.queries';
import { secretKeyOf } from '../../secrets/secret-key';

const offer = {
  sortable: Object.keys(MAIL_SORTS) as (keyof typeof MAIL_SORTS)[],
  defaultSort: { sort: 'created_at', order: 'desc' },
} as const;

/**
 * A 404 in production, because mails may contain password links. The operation is registered there all the same: a
 * remote that calls an operation missing from the API's description is not loaded at all.
 */
export function outboxRoutes(app: App, config: Pick<Config, 'environment' | 'secretKey' | 'dataDir'>) {
  const key = secretKeyOf(config);

  /** Lists `Mail`, newest first; only a Super Admin sees those to a Super Admin. 404 in production. */
  callsOf(app, 'member').get(
    '/outbox',
    { summary: 'List mails', parameters: listParameters(offer), reply: page('Mail') },
    async ({ context, query }) => {
      if (config.environment === 'production') throw notFound('Page');
      refuseImpersonation(context);
      const includeSuperAdmins = isSuperAdmin(context.user.roles.map(({ id }) => id));
      const list = { ...readList(query, offer), includeSuperAdmins };
      const total = await countMails(context.db, list);
      return replyList(list, { total, rows: (window) => readMails(context.db, list, window, key) });
    },
  );
}

async function readMails(db: Db, list: Parameters<typeof selectMails>[1], window: Window, key: Buffer) {
  const mails = await selectMails(db, list, window);
  return mails.map(({ sealed_body, ...mail }) => ({ ...mail, body: readableText(key, { ...mail, sealed_body }) }));
}
