import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { type App } from '../../http/request/fastify-types';
import { type Answer, type Description, pathOf, readDescription } from './described-operations';

type Call = { method: string; url: string };
type Received = { status: number; body: unknown; headers: Record<string, unknown> };

const checks = new WeakMap<App, Promise<(call: Call, received: Received) => void>>();

/**
 * Throws if a reply has a field too many, missing or different from the server's description of its route and status.
 */
export async function holdToDescription(app: App, call: Call, received: Received) {
  let check = checks.get(app);
  if (!check) checks.set(app, (check = readDescription(app).then(checkOf)));
  (await check)(call, received);
}

function checkOf(description: Description) {
  const validatorAt = validators(description);
  return ({ method, url }: Call, { status, body, headers }: Received) => {
    const verb = method.toLowerCase();
    const path = pathOf(description, verb, url);
    const operation = path === undefined ? undefined : description.paths[path]?.[verb];
    // Not described: an unknown address, a page of the browser, or what the browser has already.
    if (path === undefined || !operation || status === 304) return;

    const name = `${method} ${path} ${status}`;
    const type = String(headers['content-type']).split(';')[0] ?? '';
    const isShared = operation.responses[status]?.$ref !== undefined;
    const answers = isShared ? description.components.responses : operation.responses;
    const problem = undescribed(answers[status], type);
    if (problem) throw new Error(`${name} ${problem}: ${JSON.stringify(body).slice(0, 500)}`);
    const place = isShared ? ['components', 'responses'] : ['paths', path, verb, 'responses'];
    const validate = validatorAt([...place, String(status), 'content', type, 'schema']);
    if (!validate(body)) throw new Error(`${name} is not as described: ${textOf(validate)}`);
  };
}

function undescribed(answer: Answer | undefined, type: string) {
  const content = answer?.content;
  if (!content) return 'is not described';
  return content[type] ? undefined : `is described as ${Object.keys(content).join(', ')} and is ${type}`;
}

// Compiles each schema on first use.
function validators(description: Description) {
  const ajv = new Ajv({ strict: false, validateSchema: false, schemas: { openapi: description } });
  addFormats(ajv);
  const compiled = new Map<string, ValidateFunction>();
  return (steps: readonly string[]) => {
    const pointer = steps
      .map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
      .join('');
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` });
    compiled.set(pointer, validate);
    return validate;
  };
}

const textOf = ({ errors }: ValidateFunction) =>
  (errors ?? [])
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .join(', ');
