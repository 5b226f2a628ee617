import { FieldErrors, parse } from '@siteledger/shared-lib/domain';
import { type FastifySchemaCompiler } from 'fastify';
import { type AnyObject, isSchema, type ObjectSchema } from 'yup';

/**
 * Checks bodies against yup schemas: nothing is coerced, an unknown field is named, and what the handler gets is the cast
 * value. A missing body counts as an empty one, so that the answer names what is required.
 */
export const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema }) => {
  if (!isSchema(schema)) throw new Error('A route has a schema that is not a yup schema.');
  return (data: unknown) => {
    try {
      return { value: parse(schema as ObjectSchema<AnyObject>, data ?? {}) };
    } catch (error) {
      if (error instanceof FieldErrors) return { error };
      throw error;
    }
  };
};
