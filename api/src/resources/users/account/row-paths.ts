import { FieldErrors } from '@siteledger/shared-lib/domain';
import { type FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from '../../../http/request/validator';

/** Validates a body and names fields of its rows like the use case does: `data.0.roles`. */
export const rowPathsCompiler: FastifySchemaCompiler<unknown> = (route) => {
  const check = validatorCompiler(route);
  return (body: unknown) => {
    const result = check(body) as { error?: Error; value?: unknown };
    return result.error instanceof FieldErrors ? { error: new FieldErrors(dotted(result.error.errors)) } : result;
  };
};

const dotted = (errors: FieldErrors['errors']) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field.replace(/\[(\d{1,9})\]/g, '.$1'), messages]),
  );
