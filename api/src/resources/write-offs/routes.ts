import { writeOffSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { undoWriteOff, writeOff } from './write-off';

const KINDS = ['invoice', 'expense'] as const;

const REPLIES = { invoice: one('Invoice'), expense: one('Expense') };

export function writeOffRoutes(app: App) {
  for (const kind of KINDS) {
    const path = `/write-off/${kind}s/:id`;

    /**
     * Writes off the balance on `write_off_date`, or today: the document; 409 when it is settled or changed meanwhile;
     * 422 by field, also on a day in the future, before the document or before its last payment.
     * docs/domain/payments.md#write-offs
     */
    app.put(
      path,
      {
        config: { permission: 'writeoff.manage' },
        schema: { body: writeOffSchema, summary: `Write off an ${kind}`, reply: REPLIES[kind] },
      },
      async (request) => ({
        data: await writeOff(request.context, kind, request.params.id, request.body, ifMatch(request)),
      }),
    );

    /** Takes the write-off back: the document; 409 when it is not written off. docs/domain/payments.md#write-offs */
    app.delete(
      path,
      {
        config: { permission: 'writeoff.manage' },
        schema: { summary: `Take back the write-off of an ${kind}`, reply: REPLIES[kind] },
      },
      async (request) => ({
        data: await undoWriteOff(request.context, kind, request.params.id, ifMatch(request)),
      }),
    );
  }
}
