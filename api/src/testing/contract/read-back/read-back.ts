import { isDeepStrictEqual } from 'node:util';
import { type Client } from '../../apps/client';
import { type Description } from '../../apps/described-operations';
import { fieldsOfBody, requiredBy, topOf, valueAt } from './body-fields';
import { type Place } from './place';
import { type Details, type StatedRecord, STAYS } from './stated-record';

type Body = Readonly<Record<string, unknown>>;

export type Setting = { api: Client; anonymous: Client; description: Description; place: Place };

/** A field that was not read back correctly. */
export type Finding = { call: string; field: string; problem: string };

type Sent = { call: string; body: Body };

/**
 * Creates the record with every field, changes it with every field, with as few as possible and, where a change names
 * only what changes, with each field alone. Lists the fields that do not read back as sent.
 */
export async function readBack(record: StatedRecord, setting: Setting): Promise<Finding[]> {
  const { api, place, description } = setting;
  const fields = record.fields(place);
  const findings: Finding[] = [];
  let id = record.existing?.(place) ?? '';

  if (record.create) {
    const sent = { call: record.create, body: bodyOf('created') };
    const { body } = await succeed(sent);
    if (!record.existing) id = body.data.uuid as string;
    await compare(sent, 'created', sent.body);
    await tryEffects(sent);
  }
  if (record.change) {
    const sent = { call: record.change, body: bodyOf('changed') };
    await succeed(sent);
    await compare(sent, 'changed', sent.body);
    await tryEffects(sent);
    await changePartly(record.change, sent.body);
  }
  return findings;

  function bodyOf(which: 'created' | 'changed'): Body {
    const given = Object.entries(fields).filter(([, field]) => field[which] !== undefined);
    return Object.fromEntries(given.map(([name, field]) => [name, field[which]]));
  }

  async function send({ call, body }: Sent) {
    const [method, path = ''] = call.split(' ');
    const address = path.replace(/\{\w+\}/, id);
    return method === 'POST' ? api.post(address, body) : api.put(address, body);
  }

  async function succeed(sent: Sent) {
    const reply = await send(sent);
    if (reply.status >= 300)
      throw new Error(`${sent.call} ${JSON.stringify(sent.body)}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply;
  }

  async function compare({ call }: Sent, when: string, expected: Body) {
    const details = await record.details(api, id);
    const shown: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(expected)) shown[name] = await read(name, value, details);
    for (const field of fieldsOfBody(description, call)) {
      if (!(topOf(field) in expected) || record.effects?.[field]) continue;
      const [wanted, found] = [valueAt(expected, field), valueAt(shown, field)];
      if (!isDeepStrictEqual(found, wanted))
        tell(call, field, `${when}, it reads ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
    }
  }

  async function read(name: string, sent: unknown, details: Details): Promise<unknown> {
    const reading = { api, anonymous: setting.anonymous, sent, id };
    return fields[name]?.read ? fields[name].read(details, reading) : (details[name] as unknown);
  }

  async function tryEffects({ call, body }: Sent) {
    const calling = {
      send: (others: object) => send({ call, body: { ...body, ...others } }),
      details: () => record.details(api, id),
    };
    for (const field of fieldsOfBody(description, call)) {
      const effect = record.effects?.[field];
      if (effect && !(await effect(calling))) tell(call, field, 'it does nothing');
    }
  }

  async function changePartly(call: string, changed: Body) {
    const needed = record.isPatched ? [] : requiredBy(description, call);
    const bare = { call, body: pick(changed, needed) };
    await succeed(bare);
    await compare(bare, 'changed without the others', record.isPatched ? changed : withoutOthers(changed, needed));
    if (!record.isPatched) return;
    for (const name of Object.keys(changed)) {
      const alone = { call, body: pick(changed, [name, ...(fields[name]?.sentWith ?? [])]) };
      await succeed(alone);
      await compare(alone, `when ${name} is changed alone`, changed);
    }
  }

  function withoutOthers(changed: Body, needed: readonly string[]): Body {
    const left = (name: string, value: unknown) => {
      const { leftOut = null } = fields[name] ?? {};
      return needed.includes(name) || leftOut === STAYS ? value : leftOut;
    };
    return Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, left(name, value)]));
  }

  function tell(call: string, field: string, problem: string) {
    findings.push({ call, field, problem });
  }
}

const pick = (body: Body, names: readonly string[]): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
