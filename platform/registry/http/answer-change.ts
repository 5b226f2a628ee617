import { type FastifyReply } from 'fastify';
import { accepted, one } from './replies';
import { type Changed } from '../change/change-setting';

/** What a change of a setting answers: what is in force now; or 202 with what waits for a second person. */
export const changeReplies = [one('RemoteSetting'), accepted('RemoteRequest')];

/** Answers that. */
export function answerChange(reply: FastifyReply, changed: Changed) {
  if (changed.request) reply.code(202);
  return { data: changed.request ?? changed.setting };
}
