import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

// What stands behind the code in the database is taken away where a fault is to lose money rather than be refused.
const withoutChecks = {
  file: 'api/src/testing/prepare-databases.ts',
  find: 'await migrate(template.db);',
  replace: `await migrate(template.db);
  for (const table of ['invoices', 'expenses'])
    await sql.raw('alter table ' + table + ' drop constraint ' + table + '_not_overpaid').execute(template.db);`,
};

/**
 * Mistakes that the gates have to notice, each a replacement of texts on their way through the loader: SEEDED_FAULT names
 * the one that is made. The product itself knows nothing of them. `gate` is who has to notice, if not the model of money.
 */
export const faults = [
  {
    name: 'no lock',
    changes: [
      withoutChecks,
      {
        file: 'api/src/resources/payments/queries.ts',
        find: 'order by uuid for update`.execute(db);',
        replace: 'order by uuid`.execute(db);',
      },
    ],
  },
  {
    name: 'unsorted locks',
    changes: [
      {
        file: 'api/src/resources/payment-records/queries.ts',
        find: 'order by uuid for update`.execute(db);',
        replace: 'order by array_position(${uuids}::uuid[], uuid) for update`.execute(db);',
      },
    ],
  },
  {
    name: 'float rounding',
    changes: [
      {
        file: 'api/src/resources/payments/create-payment.ts',
        find: 'const payment_amt = toMoney(input.payment_amt);',
        replace: 'const payment_amt = toMoney((Math.floor(Number(input.payment_amt) * 100) / 100).toFixed(2));',
      },
    ],
  },
  {
    name: 'non-atomic batch',
    changes: [
      {
        file: 'api/src/resources/payment-records/refuse-expenses.ts',
        find: 'if (Object.keys(errors).length > 0) throw invalid(errors);',
        replace: 'if (payables.length === 0) throw invalid(errors);',
      },
    ],
  },
  {
    name: 'no write-off check',
    changes: [
      {
        file: 'api/src/resources/write-offs/write-off.ts',
        find: 'if (!canWriteOff(document)) throw conflict(`The ${kind} is already settled.`);',
        replace: '',
      },
    ],
  },
  {
    name: 'no idempotency',
    changes: [
      {
        file: 'api/src/http/idempotency.ts',
        find: 'return key === undefined ? work() : once(request, reply, key, work);',
        replace: 'return work();',
      },
    ],
  },
  {
    name: 'no version check',
    changes: [
      {
        file: 'api/src/http/version.ts',
        find: 'if (expected === undefined || expected === record.version) return;',
        replace: 'if (record) return;',
      },
    ],
  },
  {
    name: 'wrong move',
    changes: [
      {
        file: 'api/src/resources/moves/queries.ts',
        find: 'set project_id = ${projectId}, version = version + 1, updated_at = now()\n    where id = any',
        replace:
          "set project_id = ${projectId}, ${sql.raw(table === 'expenses' ? 'paid_total = 0,' : '')} version = version + 1\n    where id = any",
      },
    ],
  },
  {
    name: 'answer before commit',
    gate: 'crash',
    changes: [
      {
        file: 'api/src/http/idempotency.ts',
        find: 'return await transaction(db, async (trx) => {',
        replace: 'return await new Promise((resolve, reject) => transaction(db, async (trx) => {',
      },
      { file: 'api/src/http/idempotency.ts', find: 'return kept.reply;', replace: 'resolve(kept.reply);\nreturn;' },
      {
        file: 'api/src/http/idempotency.ts',
        find: 'return body;\n    });',
        replace: 'resolve(body);\nawait new Promise((later) => setTimeout(later, 50));\n    }).catch(reject));',
      },
    ],
  },
  {
    name: 'ended sessions live on',
    gate: 'authorisation',
    changes: [
      {
        file: 'api/src/db/session-caller.ts',
        find: 'and s.revoked_at is null and s.expires_at > ${now} and u.deleted_at is null',
        replace: 'and u.deleted_at is null',
      },
    ],
  },
  {
    name: 'broken texts are let through',
    gate: 'fuzz',
    changes: [
      {
        file: 'api/src/http/text-guard.ts',
        find: 'if (field) throw invalid({ [field]: [`${field} is not valid.`] });',
        replace: 'if (field) return;',
      },
    ],
  },
  {
    name: 'stolen tokens go on working',
    gate: 'sign-in',
    changes: [
      {
        file: 'api/src/resources/session/refresh-session.ts',
        find: 'await revokeSession(db, token.session_id, context.now);',
        replace: '',
      },
    ],
  },
  {
    name: 'pictures are kept as they came',
    gate: 'uploads',
    changes: [
      {
        file: 'api/src/resources/organisations/logo/re-encode.ts',
        find: 'const bytes = await readable(encode(picture).toBuffer());',
        replace: 'await readable(encode(picture).toBuffer());\n  const bytes = upload;',
      },
    ],
  },
  {
    name: 'formulas are exported as they were typed',
    gate: 'formula injection',
    changes: [
      {
        file: 'api/src/export/file-format.ts',
        find: "LIVE.test(text) ? `'${text}` : text",
        replace: 'text',
      },
    ],
  },
  {
    name: 'servers migrate without waiting for each other',
    gate: 'migration',
    changes: [
      {
        file: 'api/src/db/migrate.ts',
        find: 'await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);',
        replace: '',
      },
    ],
  },
  {
    name: 'a table is left out of the transfer',
    gate: 'transfer',
    changes: [
      {
        file: 'api/src/db/transfer.ts',
        find: "tablename <> 'schema_migrations'",
        replace: "tablename not in ('schema_migrations', 'write_off_events')",
      },
    ],
  },
  {
    name: 'a write-off counts before its day',
    gate: 'dated figures',
    changes: [
      {
        file: 'api/src/figures/dated/documents.ts',
        find: "const isOff = sql`${column('write_off_date')} <= ${dayLiteral(day)}`;",
        replace: "const isOff = sql`${column('write_off_date')} is not null`;",
      },
    ],
  },
  {
    name: 'a variation counts before it is approved',
    gate: 'dated figures',
    changes: [
      {
        file: 'api/src/figures/dated/orders.ts',
        find: 'const isLater = sql`variation_orders.approved_date > ${dayLiteral(day)}`;',
        replace: 'const isLater = sql`false`;',
      },
    ],
  },
  {
    name: 'a certificate counts the certificates of later days',
    gate: 'dated figures',
    changes: [
      {
        file: 'api/src/figures/certified-to-date.ts',
        find: 'and earlier.invoice_date <= ${dayLiteral(view.asOf)}',
        replace: '',
      },
    ],
  },
];

/** The fault of this name; one that nobody knows is an error. */
export function faultNamed(name) {
  const fault = faults.find((one) => one.name === name);
  if (!fault) throw new Error(`No fault is called "${name}": there are ${faults.map((one) => one.name).join(', ')}.`);
  return fault;
}

/** A source file with the mistakes that a fault makes in it; a mistake that fits no place, or more than one, is an error. */
export function withFault({ name, changes }, path, source) {
  return changes
    .filter(({ file }) => join(ROOT, file) === path)
    .reduce((text, { file, find, replace }) => {
      const parts = text.split(find);
      if (parts.length !== 2) throw new Error(`The fault "${name}" fits ${parts.length - 1} places of ${file}.`);
      return parts.join(replace);
    }, source);
}

/** Says for each fault whether it fits the sources as they are. */
export const fittingFaults = () =>
  faults.filter((fault) => {
    try {
      for (const { file } of fault.changes) withFault(fault, join(ROOT, file), readFileSync(join(ROOT, file), 'utf8'));
      return true;
    } catch {
      return false;
    }
  });
