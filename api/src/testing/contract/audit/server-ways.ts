import { type Way } from './owner-ways';

const NOT_OWNER = 'must be owner of';
const DENIED = 'permission denied for';

/** Tampering with a server's database role: with its password, or through a hole in the server. */
export const SERVER_WAYS: readonly Way[] = [
  { name: 'update a row', statements: "update audit_log set user_name = 'Lim' where id = 7", finding: DENIED },
  { name: 'delete the last rows', statements: 'delete from audit_log where id > 20', finding: DENIED },
  { name: 'delete links', statements: 'delete from audit_chain where position > 20', finding: DENIED },
  { name: 'change the newest head', statements: "update audit_heads set hash = ''", finding: DENIED },
  { name: 'truncate', statements: 'truncate audit_log, audit_chain', finding: DENIED },
  { name: 'truncate those that wait', statements: 'truncate audit_waiting', finding: DENIED },
  { name: 'truncate by way of users', statements: 'truncate users cascade', finding: DENIED },
  {
    name: 'replace a function',
    statements:
      "create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'",
    finding: DENIED,
  },
  { name: 'disable a trigger', statements: 'alter table audit_log disable trigger user', finding: NOT_OWNER },
  {
    name: 'add a trigger',
    statements: 'create trigger again before insert on audit_log for each row execute function refuse_change()',
    finding: DENIED,
  },
  {
    name: 'pass by the triggers',
    statements: 'set local session_replication_role = replica',
    finding: 'permission denied to set parameter',
  },
  {
    name: 'change the default time',
    statements: "alter table audit_log alter column at set default '2020-01-01'",
    finding: NOT_OWNER,
  },
  { name: 'drop the table', statements: 'drop table audit_log cascade', finding: NOT_OWNER },
  { name: 'create a table', statements: 'create table audit_again ()', finding: DENIED },
  { name: 'lock the rows of others', statements: 'select from audit_log for update', finding: DENIED },
  { name: 'become the owner', statements: 'set local role postgres', finding: 'permission denied to set role' },
  { name: 'edit the list of migrations', statements: 'delete from schema_migrations', finding: DENIED },
  {
    name: 'insert a row with a link of its own',
    statements: `insert into audit_log (action, entity) values ('user.create', 'user'); delete from audit_waiting;
      insert into audit_chain (position, audit_id, hash) select 41, max(id), sha256('') from audit_log`,
    finding: 'The chain ends with link 41, but the newest head in the database is link 40',
  },
  {
    name: 'insert a head of its own',
    statements: `insert into audit_heads (position, hash, signed_at, key_id, signature)
      select 40 + 1, hash, now(), key_id, signature from audit_heads where position = 40`,
    finding: 'The newest head in the database (link 41) has a false signature',
  },
  {
    name: 'remove a row from those that wait',
    statements: "insert into audit_log (action, entity) values ('user.create', 'user'); delete from audit_waiting",
    finding: 'was inserted without the server',
  },
];
