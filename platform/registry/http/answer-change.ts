import { type FastifyReply } from 'fastify';
import { accepted, one } from './replies';
import { type Changed } from '../change/change-setting';

/**
 * Replies to a change of a setting: the setting now in force, or 202 with the request that waits for a second person.
 */
export const changeReplies = [one('RemoteSetting'), accepted('RemoteRequest')];

/** Returns the reply and sets its status. */
export function answerChange(reply: FastifyReply, changed: Changed) {
  if (changed.request) reply.code(202);
  return { data: changed.request ?? changed.setting };
}
