import { type Description } from '../../apps/described-operations';

type Schema = { properties?: Record<string, Schema & { items?: Schema }>; required?: string[] };

type RequestBody = { content?: Record<string, { schema: Schema } | undefined> };

const PREFIX = '/api/v2';

function schemaOf({ paths }: Description, call: string) {
  const [method = '', path = ''] = call.split(' ');
  const body = paths[PREFIX + path]?.[method.toLowerCase()]?.requestBody as RequestBody | undefined;
  return body?.content?.['application/json']?.schema;
}

/** Routes with a described body, as "POST /clients". */
export const callsWithBodies = (description: Description) =>
  Object.entries(description.paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(PREFIX, '')}`),
    )
    .filter((call) => schemaOf(description, call));

const leavesOf = ({ properties = {} }: Schema, above: string): string[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const within = field.items ?? field;
    return within.properties ? leavesOf(within, `${above}${name}.`) : [above + name];
  });

/** Every field of a route's body, those of lines as "lines.unit", from the schema that validates it. */
export const fieldsOfBody = (description: Description, call: string) => leavesOf(schemaOf(description, call) ?? {}, '');

/** The route's required fields. */
export const requiredBy = (description: Description, call: string) => schemaOf(description, call)?.required ?? [];

/** The value of a body at "lines.unit"; of a list the first entry. */
export const valueAt = (body: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((value, name) => {
    const row: unknown = Array.isArray(value) ? value[0] : value;
    return (row as Record<string, unknown> | null | undefined)?.[name];
  }, body);

/** "lines" for "lines.unit". */
export const topOf = (field: string) => field.split('.')[0] ?? field;
