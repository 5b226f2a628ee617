import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Db } from '../database';
import { type Faults } from './faults';
import { EXPECTED_SHAPE } from './expected-shape';

/**
 * Describes the audit tables, one line each: columns, keys, triggers with their function text. Run it inside
 * `withSnapshot`, whose settings determine how names are written.
 */
export async function shapeOfAuditTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string; source: string | null }>`
    with audit as (
      select *, relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relname in ('audit_log', 'audit_chain', 'audit_heads', 'audit_waiting')
    )
    select format('%s: %s, row security %s/%s, rules %s, heirs %s', name, relkind, relrowsecurity, relforcerowsecurity, relhasrules,
      (select count(*) from pg_inherits where inhparent = audit.oid or inhrelid = audit.oid)) as line, null as source
    from audit
    union all
    select format('%s.%s %s%s%s%s', name, attname, format_type(atttypid, atttypmod), case when attnotnull then ' not null' end,
      ' default ' || pg_get_expr(adbin, adrelid), case when attidentity <> '' then ' identity ' || attidentity::text end), null
    from audit join pg_attribute on attrelid = audit.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all
    select format('%s constraint %s %s', name, conname, pg_get_constraintdef(pg_constraint.oid)), null
    from audit join pg_constraint on conrelid = audit.oid and contype in ('p', 'u', 'f', 'c')
    union all
    select format('%s trigger %s %s %s%s%s', name, tgname, tgtype, tgenabled, case when tgqual is not null then ' when' end,
      case when tgattr::text <> '' then ' of columns' end), prosrc
    from audit join pg_trigger on tgrelid = audit.oid join pg_proc on pg_proc.oid = tgfoid where not tgisinternal
    union all
    select format('%s: a foreign key is not enforced', name), null
    from audit join pg_trigger on tgrelid = audit.oid where tgisinternal and tgenabled <> 'O'`.execute(db);
  return rows.map(({ line, source }) => (source === null ? line : `${line} ${fingerprint(source)}`)).sort();
}

const fingerprint = (source: string) => createHash('sha256').update(source).digest('hex').slice(0, 16);

/** Reports additions, removals and replacements in the audit tables and their triggers. */
export async function verifyShape(db: Db, faults: Faults) {
  const shape = new Set(await shapeOfAuditTables(db));
  const expected = new Set(EXPECTED_SHAPE);
  for (const line of expected) if (!shape.has(line)) faults.add(`Removed or replaced in the database: ${line}.`);
  for (const line of shape) if (!expected.has(line)) faults.add(`Not part of the product: ${line}.`);
}
