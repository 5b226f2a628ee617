import { type Description } from '../../apps/described-operations';

type Schema = { properties?: Record<string, Schema & { items?: Schema }>; required?: string[] };

type RequestBody = { content?: Record<string, { schema: Schema } | undefined> };

const PREFIX = '/api/v2';

function schemaOf({ paths }: Description, call: string) {
  const [method = '', path = ''] = call.split(' ');
  const body = paths[PREFIX + path]?.[method.toLowerCase()]?.requestBody as RequestBody | undefined;
  return body?.content?.['application/json']?.schema;
}

/** The calls whose body the server describes, as "POST /clients". */
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

/** Every field that a call takes, a line's as "lines.unit": of the schema that the route checks its body by. */
export const fieldsOfBody = (description: Description, call: string) => leavesOf(schemaOf(description, call) ?? {}, '');

/** The fields without which a call is refused. */
export const requiredBy = (description: Description, call: string) => schemaOf(description, call)?.required ?? [];

/** What a body has at "lines.unit"; of a list the first entry counts. */
export const valueAt = (body: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((value, name) => {
    const row: unknown = Array.isArray(value) ? value[0] : value;
    return (row as Record<string, unknown> | null | undefined)?.[name];
  }, body);

/** Of "lines.unit" the "lines". */
export const topOf = (field: string) => field.split('.')[0] ?? field;
