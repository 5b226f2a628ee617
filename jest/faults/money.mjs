// What is behind the code in the database is taken away where a fault is to lose money rather than be refused.
const withoutChecks = {
  file: 'api/src/testing/databases/make-template.ts',
  find: 'await migrate(template.db);',
  replace: `await migrate(template.db);
  for (const table of ['invoices', 'expenses'])
    await sql.raw('alter table ' + table + ' drop constraint ' + table + '_not_overpaid').execute(template.db);`,
};

/** Mistakes that lose money or count it twice, which the model of money has to notice. */
export const moneyFaults = [
  {
    name: 'no lock',
    changes: [
      withoutChecks,
      {
        file: 'api/src/resources/payments/payments.queries.ts',
        find: 'order by uuid for update`.execute(db);',
        replace: 'order by uuid`.execute(db);',
      },
    ],
  },
  {
    name: 'unsorted locks',
    changes: [
      {
        file: 'api/src/resources/payment-records/payment-records.queries.ts',
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
        file: 'api/src/http/changes/idempotency.ts',
        find: 'return key === undefined ? work() : once(request, reply, key, work);',
        replace: 'return work();',
      },
    ],
  },
  {
    name: 'no version check',
    changes: [
      {
        file: 'api/src/http/changes/version.ts',
        find: 'if (expected === undefined || expected === record.version) return;',
        replace: 'if (record) return;',
      },
    ],
  },
  {
    name: 'wrong move',
    changes: [
      {
        file: 'api/src/resources/moves/moved-documents.queries.ts',
        find: 'set project_id = ${projectId}, version = version + 1, updated_at = now()\n    where id = any',
        replace:
          "set project_id = ${projectId}, ${sql.raw(table === 'expenses' ? 'paid_total = 0,' : '')} version = version + 1\n    where id = any",
      },
    ],
  },
];
