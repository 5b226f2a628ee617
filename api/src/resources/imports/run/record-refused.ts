import { FieldErrors, type FieldMessages, parse } from '@siteledger/shared-lib/domain';
import { type AnyObject, type ObjectSchema } from 'yup';
import { type Body } from '../entities/importable';

/** Refuses a record before anything of it is written. */
export class RecordRefused extends Error {
  constructor(readonly messages: FieldMessages) {
    super('The record is refused.');
  }
}

/** The body as its form sends it; refuses the record with the form's messages. */
export function parsed(schema: ObjectSchema<AnyObject>, body: Body): Body {
  try {
    return parse(schema, body);
  } catch (error) {
    if (error instanceof FieldErrors) throw new RecordRefused(error.errors);
    throw error;
  }
}
