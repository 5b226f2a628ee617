import { writeOffSchema } from '@siteledger/shared-lib/domain';
import { callsOf } from '../../http/routes/calls';
import { type App } from '../../http/request/fastify-types';
import { one } from '../../http/openapi/openapi-replies';
import { ifMatch } from '../../http/changes/version';
import { undoWriteOff, writeOff } from './write-off';

const KINDS = ['invoice', 'expense'] as const;

const REPLIES = { invoice: one('Invoice'), expense: one('Expense') };

export function writeOffRoutes(app: App) {
  const { put, remove } = callsOf(app, 'writeoff.manage');

  for (const kind of KINDS) {
    const path = `/write-off/${kind}s/:id`;

    /**
     * Writes off the balance on `write_off_date`, default today, and returns the document; 409 when it is settled or
     * its version is stale; 422 by field, also for a day in the future, before the document or before its last payment.
     * docs/domain/payments.md#write-offs
     */
    put(path, { body: writeOffSchema, summary: `Write off an ${kind}`, reply: REPLIES[kind] }, (call) =>
      writeOff(call.context, kind, call.params.id, call.body, ifMatch(call)),
    );

    /**
     * Undoes the write-off and returns the document; 409 when it is not written off. docs/domain/payments.md#write-offs
     */
    remove(path, { summary: `Take back the write-off of an ${kind}`, reply: REPLIES[kind] }, (call) =>
      undoWriteOff(call.context, kind, call.params.id, ifMatch(call)),
    );
  }
}
