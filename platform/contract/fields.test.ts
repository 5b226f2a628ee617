import type { AnySchema, ValidationError } from 'yup';
import { paragraphs, text } from './fields';
import { remoteReportsSchema } from './operate/report';
import { rollbackSchema } from './operate/setting';
import { publicationSchema } from './release/publication';

function messagesOf(schema: AnySchema, value: unknown): string[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
}

// yup's own message is “Revision is a required field”. This test imports nothing of the product, whose messages also
// come from these fields.
test.each([
  [rollbackSchema, { reason: 'Because' }, 'Revision is required.'],
  [rollbackSchema, { revision: 1, reason: ' \u200b\n' }, 'Reason is required.'],
  [rollbackSchema, { revision: 1, reason: 'x'.repeat(201) }, 'Reason must be less than or equals to 200.'],
  [remoteReportsSchema, { events: [] }, 'Events is required.'],
  [publicationSchema, { release: {}, files: 'none' }, 'Files is not valid.'],
])('a schema of the platform speaks the words of the product', (schema, value, message) => {
  expect(messagesOf(schema, value)).toContain(message);
});

test.each(['\u0000', '\u0007', '\u001b[31m', '\u007f', '\u0080', '\u009b'])(
  'a text takes no control character, %j',
  (control) => {
    const message = 'Name must not have control characters.';
    expect(() => text('Name').validateSync(`Siti${control}Aminah`)).toThrow(message);
    expect(() => paragraphs('Name').validateSync(`Siti${control}Aminah`)).toThrow(message);
  },
);

test('a line break becomes a space in one line, and stays in paragraphs', () => {
  expect(text('Name').cast('Siti\tAminah\r\n\u0085\u2028Rahman')).toBe('Siti Aminah Rahman');
  expect(text('Name').isValidSync('Siti\tAminah\nRahman')).toBe(true);
  expect(paragraphs('Remarks').isValidSync('One\n\tTwo\r\nThree')).toBe(true);
});

test.each(['\u202a', '\u202e', '\u2066', '\u2069', '\u200b'])(
  'of %j, which steers how others read, nothing is kept',
  (mark) => {
    expect(text('Name').cast(`Siti${mark}Aminah`)).toBe('SitiAminah');
  },
);
