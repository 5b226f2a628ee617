import type { AnySchema, ValidationError } from 'yup';
import { publicationSchema } from './publication';
import { remoteReportsSchema } from './report';
import { rollbackSchema } from './setting';

function messagesOf(schema: AnySchema, value: unknown): string[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
}

// yup itself says “Revision is a required field”. Nothing of the product is imported here, which has its words from these.
test.each([
  [rollbackSchema, { reason: 'Because' }, 'Revision is required.'],
  [rollbackSchema, { revision: 1, reason: ' \u200b\n' }, 'Reason is required.'],
  [rollbackSchema, { revision: 1, reason: 'x'.repeat(201) }, 'Reason must be less than or equals to 200.'],
  [remoteReportsSchema, { events: [] }, 'Events is required.'],
  [publicationSchema, { release: {}, files: 'none' }, 'Files is not valid.'],
])('a schema of the platform speaks the words of the product', (schema, value, message) => {
  expect(messagesOf(schema, value)).toContain(message);
});
