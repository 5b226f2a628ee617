/** One kind of tampering, and the words by which it is refused or reported. */
export type Way = {
  name: string;
  /** Statements, run in order until one is refused. */
  statements: string;
  /** Part of the database's error or of the nightly job's report. */
  finding: string;
  /** Gives the job an older copy of the published heads instead of the servers' folder. */
  replaysOldHeads?: boolean;
};

const OFF =
  'alter table audit_log disable trigger user; alter table audit_chain disable trigger user;' +
  'alter table audit_heads disable trigger user; alter table audit_waiting disable trigger user;';
const ON = OFF.replaceAll('disable', 'enable');

/** Disables the triggers and enables them again, so that only rows differ afterwards. */
const past = (statements: string) => `${OFF}${statements};${ON}`;

// Recomputes the chain in SQL as a server would; without the key the signature is invented.
const RECHAIN = `
  create function hashed(previous bytea, entry audit_log) returns bytea language sql stable as $$
    select sha256(previous || convert_to(jsonb_build_array(
      entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.user_id, entry.user_name,
      entry.real_user_id, entry.real_user_name, entry.action, entry.entity, entry.entity_uuid, entry.before, entry.after,
      entry.request_id)::text, 'UTF8')) $$;
  do $$ declare link record; head bytea := ''; begin
    for link in select position, audit_log from audit_chain join audit_log on id = audit_id order by position loop
      head := hashed(head, link.audit_log);
      update audit_chain set hash = head where position = link.position;
    end loop;
    update audit_heads set hash = audit_chain.hash from audit_chain where audit_chain.position = audit_heads.position;
  end $$;
  drop function hashed(bytea, audit_log)`;

const CHANGE = 'update audit_log set after = \'{"contract_sum": "1.00"}\' where id = 7';
const CUT_OFF = `delete from audit_chain where position > 20; delete from audit_heads where position > 20;
  delete from audit_log where id > 20`;

/** Tampering by the owner of the database, without the signing key or the published heads. */
export const OWNER_WAYS: readonly Way[] = [
  { name: 'update a row', statements: CHANGE, finding: 'audit_log is append-only' },
  { name: 'delete a row', statements: 'delete from audit_log where id = 7', finding: 'audit_log is append-only' },
  { name: 'truncate', statements: 'truncate audit_log, audit_chain', finding: 'is append-only' },
  { name: 'truncate by way of users', statements: 'truncate users cascade', finding: 'is append-only' },
  {
    name: 'replace the function that refuses',
    statements:
      "create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'",
    finding: 'Not part of the product: audit_log trigger audit_log_append_only',
  },
  {
    name: 'replace the function that verifies',
    statements: `${past(CHANGE)};create function audit_faults() returns table (fault text, place bigint, audit_id bigint)
      language sql as $$ select '', 1::bigint, 1::bigint where false $$`,
    finding: 'Row 7 (link 7) has changed',
  },
  {
    name: 'put functions before those of the database',
    statements: `${past(CHANGE)};create function public.encode(bytea, text) returns text language sql as $$ select '' $$;
      create function public.to_char(timestamp, text) returns text language sql as $$ select '' $$;
      do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`,
    finding: 'Row 7 (link 7) has changed',
  },
  {
    name: 'disable a trigger',
    statements: 'alter table audit_log disable trigger audit_log_append_only',
    finding: 'Removed or replaced in the database: audit_log trigger audit_log_append_only',
  },
  { name: 'update a row past the triggers', statements: past(CHANGE), finding: 'Row 7 (link 7) has changed' },
  {
    name: 'delete the last rows with their links and heads',
    statements: past(CUT_OFF),
    finding: 'but the chain ends with link 20: rows were removed',
  },
  {
    name: 'delete a row in the middle',
    statements: 'set local session_replication_role = replica; delete from audit_log where id = 7',
    finding: 'Row 7 (link 7) is missing',
  },
  {
    name: 'delete a row in the middle with its link',
    statements: past('delete from audit_chain where position = 7; delete from audit_log where id = 7'),
    finding: 'Link 8 follows link 6',
  },
  {
    name: 'delete a row in the middle and close the gap',
    statements: past(`delete from audit_chain where position = 7; delete from audit_log where id = 7;
      update audit_chain set position = position - 1000000 where position > 7;
      update audit_chain set position = position + 999999 where position < 0`),
    finding: 'Row 8 (link 7) has changed',
  },
  {
    name: 'empty everything past the triggers',
    statements: past('truncate audit_log, audit_chain, audit_heads, audit_waiting'),
    finding: 'but the chain ends with link 0: rows were removed',
  },
  {
    name: 'chain everything again after a change',
    statements: past(`${CHANGE};${RECHAIN}`),
    finding: 'the chain was rewritten',
  },
  {
    name: 'chain everything again and remove the signatures',
    statements: past(`${CHANGE};${RECHAIN};update audit_heads set key_id = null, signature = null`),
    finding: 'the chain was rewritten',
  },
  {
    name: 'swap two rows',
    statements: past(`update audit_log one set action = other.action, after = other.after from audit_log other
      where (one.id, other.id) in ((7, 8), (8, 7))`),
    finding: 'Row 7 (link 7) has changed',
  },
  {
    name: 'change the newest head',
    statements: past("update audit_heads set hash = sha256('') where position = 40"),
    finding: 'The newest head in the database (link 40) has a false signature',
  },
  {
    name: 'remove the newest head',
    statements: past('delete from audit_heads where position = 40'),
    finding: 'The chain ends with link 40, but the newest head in the database is link 30',
  },
  {
    name: 'sign with a key of one’s own',
    statements: past("update audit_heads set key_id = '0123456789abcdef', signature = sha256('') where position = 40"),
    finding: 'The newest head in the database (link 40) is signed with an unknown key',
  },
  {
    name: 'insert a row that no server linked',
    statements: past("insert into audit_log (action, entity) values ('user.create', 'user')"),
    finding: 'was inserted without the server',
  },
  {
    name: 'insert a row with a link of its own',
    statements: past(`insert into audit_log (action, entity) values ('user.create', 'user');
      insert into audit_chain (position, audit_id, hash) select 41, max(id), sha256('') from audit_log;${RECHAIN}`),
    finding: 'The chain ends with link 41, but the newest head in the database is link 40',
  },
  {
    name: 'remove a row from those that wait',
    statements: "insert into audit_log (action, entity) values ('user.create', 'user'); delete from audit_waiting",
    finding: 'was inserted without the server',
  },
  {
    name: 'change the times of a column',
    statements: "alter table audit_log alter column at type timestamptz using at - interval '1 hour'",
    finding: 'Row 1 (link 1) has changed',
  },
  {
    name: 'change the default time',
    statements: "alter table audit_log alter column at set default '2020-01-01'",
    finding: 'Removed or replaced in the database: audit_log.at',
  },
  {
    name: 'rewrite rows as they come in',
    statements: `create function mend() returns trigger language plpgsql as 'begin new.user_name = null; return new; end';
      create trigger mend before insert on audit_log for each row execute function mend()`,
    finding: 'Not part of the product: audit_log trigger mend',
  },
  {
    name: 'drop and recreate the table',
    statements: `create table again (like audit_log including all); insert into again overriding system value select * from audit_log where id <> 7;
      drop table audit_log cascade; alter table again rename to audit_log`,
    finding: 'Row 7 (link 7) is missing',
  },
  {
    name: 'put a view in place of the table',
    statements: `alter table audit_log rename to audit_rows;
      create view audit_log as select * from audit_rows`,
    finding: 'Not part of the product: audit_log: v',
  },
  {
    name: 'hide rows from readers',
    statements: 'alter table audit_log enable row level security; create policy visible on audit_log using (id <> 7)',
    finding: 'Not part of the product: audit_log: r, row security t',
  },
  {
    name: 'keep rows in another table',
    statements: 'create table heir () inherits (audit_log)',
    finding: 'heirs 1',
  },
  {
    name: 'replay the heads of an earlier day',
    statements: 'select 1',
    finding: 'heads do not leave, or their files were replaced',
    replaysOldHeads: true,
  },
  {
    name: 'cut the chain off and replay the heads of that day',
    statements: past(CUT_OFF),
    finding: 'Link 40 is not the one given',
    replaysOldHeads: true,
  },
];
