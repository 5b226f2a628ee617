import { moveInSchema } from '@siteledger/shared-lib/domain';
import { ifMatch } from '../../http/changes/version';
import { one } from '../../http/openapi/openapi-replies';
import { type App } from '../../http/request/fastify-types';
import { callsOf } from '../../http/routes/calls';
import { readMoveIn } from './read-move-in';
import { updateMoveIn } from './update-move-in';

const REPLY = one('MoveIn');

export function moveInRoutes(app: App) {
  const { get, put } = callsOf(app, 'import.manage');

  /** The records brought over so far, and the totals of both books. docs/domain/imports.md#moving-in */
  get('/move_in', { summary: 'Read how far the move is', reply: REPLY }, ({ context }) => readMoveIn(context));

  /** Replaces the totals of the former books: 409 when the version is stale; 422 by field. imports.md#moving-in */
  put('/move_in', { body: moveInSchema, summary: 'State the totals of the former books', reply: REPLY }, (call) =>
    updateMoveIn(call.context, call.body, ifMatch(call)),
  );
}
