/** Mistakes in what carries the business: sessions, requests, uploads, exports and the database. */
export const platformFaults = [
  {
    name: 'answer before commit',
    gate: 'crash',
    changes: [
      {
        file: 'api/src/http/changes/idempotency.ts',
        find: 'return await transaction(db, async (trx) => {',
        replace: 'return await new Promise((resolve, reject) => transaction(db, async (trx) => {',
      },
      {
        file: 'api/src/http/changes/idempotency.ts',
        find: 'return kept.reply;',
        replace: 'resolve(kept.reply);\nreturn;',
      },
      {
        file: 'api/src/http/changes/idempotency.ts',
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
        file: 'api/src/http/request/session-caller.queries.ts',
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
        file: 'api/src/http/request/text-guard.ts',
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
        file: 'api/src/export/layouts/file-format.ts',
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
        file: 'platform/registry/migrations/run-migrations.ts',
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
];
