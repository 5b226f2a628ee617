import { FieldErrors, parse } from '@siteledger/shared-lib/domain';
import { type FastifySchemaCompiler } from 'fastify';
import { type AnyObject, isSchema, type ObjectSchema } from 'yup';

/**
 * Validates bodies with yup: nothing is coerced, unknown fields are named, and the handler gets the cast value. A
 * missing body is treated as empty, so that the error names the required fields.
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
