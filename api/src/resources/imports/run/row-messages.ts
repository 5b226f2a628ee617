import { FieldErrors, type FieldMessages } from '@siteledger/shared-lib/domain';
import { isTransient } from '../../../db/transaction/transaction';
import { fromDatabaseError } from '../../../http/errors/database-errors';
import { HttpError } from '../../../http/errors/errors';
import { ofRow } from '../entities/importable';

/** The messages that the form would show for this error; undefined for one that is not about the row. */
export function messagesOf(error: unknown): FieldMessages | undefined {
  if (error instanceof FieldErrors) return error.errors;
  if (isTransient(error)) return undefined;
  const known = error instanceof HttpError ? error : fromDatabaseError(error);
  return known && known.statusCode < 500 ? messagesOfReply(known.body) : undefined;
}

function messagesOfReply({ errors, data, message }: Record<string, unknown>): FieldMessages {
  if (errors) return errors as FieldMessages;
  const text = (data as { err_msg?: string } | undefined)?.err_msg ?? message;
  return ofRow(String(text));
}
