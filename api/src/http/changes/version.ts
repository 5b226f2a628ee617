import { type FastifyRequest } from 'fastify';
import { type Db } from '../../db/database';
import { lastChange } from '../../db/audit/last-change';
import { conflict, invalid, notFound } from '../errors/errors';

/**
 * The version the caller last saw, from the body's `version` or from `If-Match`; undefined when not sent.
 * docs/domain/calls.md#versions
 */
export const ifMatch = (request: FastifyRequest) => request.expectedVersion;

/** Rejects a change of a record that somebody else has changed since. Lock the record first. */
export async function refuseStale(db: Db, record: { uuid: string; version: number }, expected: number | undefined) {
  if (expected === undefined || expected === record.version) return;
  const { name, at } = await lastChange(db, record.uuid);
  throw conflict(`Changed by ${name} at ${at}`);
}

/** Returns the locked record, or throws a 404 when it is missing and a 409 when the caller's version is stale. */
export async function requireCurrent<Row extends { uuid: string; version: number }>(
  db: Db,
  row: Row | undefined,
  what: string,
  expected: number | undefined,
) {
  if (!row) throw notFound(what);
  await refuseStale(db, row, expected);
  return row;
}

/** Moves `version` out of a body whose schema does not have it, and reads If-Match. Runs before validation. */
export function readVersion(request: FastifyRequest) {
  const body = request.body as Record<string, unknown> | null | undefined;
  request.expectedVersion = versionOf(request.headers['if-match'], 'If-Match');
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !Object.hasOwn(body, 'version')) return;
  const { version, ...rest } = body;
  request.body = rest;
  request.expectedVersion = versionOf(version, 'version') ?? request.expectedVersion;
}

function versionOf(value: unknown, field: string) {
  if (value === undefined || value === null || value === '*') return undefined;
  const isReadable = typeof value === 'string' || typeof value === 'number';
  const digits = isReadable && /^(?:W\/)?"?([1-9]\d{0,8})"?$/.exec(String(value))?.[1];
  if (!digits) throw invalid({ [field]: [`${field} must only consists of numbers.`] });
  return Number(digits);
}
