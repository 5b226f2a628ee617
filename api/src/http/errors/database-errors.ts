import { ConnectionBusyError } from '../../db/pglite/single-connection-queue';
import { isDuplicate, isTransient } from '../../db/transaction/transaction';
import { conflict, type HttpError, invalid, unavailable } from './errors';
import { CHECK_MESSAGES, DUPLICATE_MESSAGES } from './constraint-messages';

type DatabaseError = { code?: string; constraint?: string; message?: string };

const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';
const OUT_OF_RANGE = ['22003', '22008'];
// The server is starting, stopping, full, or a statement ran too long.
const AWAY =
  /^(?:08...|53...|57P0[1-5]|57014|25P03|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|ENOENT)$/;
// Errors of the connection pool have no code.
const AWAY_MESSAGE =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/;

const isAway = ({ code, message }: DatabaseError) => AWAY.test(code ?? '') || AWAY_MESSAGE.test(message ?? '');

/**
 * Maps a database error to a response when the request is at fault or the database is unavailable; otherwise undefined.
 */
export function fromDatabaseError(error: unknown): HttpError | undefined {
  const problem = error as DatabaseError;
  if (error instanceof ConnectionBusyError || isTransient(error) || isAway(problem)) return unavailable();
  if (isDuplicate(problem)) return duplicate(problem.constraint);
  if (problem.code === CHECK_VIOLATION) return broken(problem.constraint);
  if (problem.code === FOREIGN_KEY_VIOLATION)
    return conflict('The record is used by others, or one that it names does not exist.');
  if (OUT_OF_RANGE.includes(problem.code ?? '')) return conflict('A number is too large to be stored.');
  return undefined;
}

function duplicate(constraint = '') {
  const known = DUPLICATE_MESSAGES[constraint];
  return known ? invalid({ [known.field]: [known.message] }) : conflict('The record exists already.');
}

function broken(constraint = '') {
  const known = CHECK_MESSAGES[constraint];
  return known ? invalid({ [known.field]: [known.message] }) : undefined;
}
