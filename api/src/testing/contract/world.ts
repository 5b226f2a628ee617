import { type RoleId, ROLES } from '@siteledger/shared-lib/domain';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Db } from '../../db/database';
import { type App } from '../../http/request/fastify-types';
import { hashPassword } from '../../resources/session/password-hash';
import { addUser, type TestUser } from '../records/add-user';
import { type Client, client, type Reply } from '../apps/client';
import { PIXEL, sendPicture } from './send-call';
import { publisherBy } from '../remotes/publisher';
import {
  addClient,
  addContractor,
  addExpense,
  addInvoice,
  addOrder,
  addPayment,
  addProject,
  addVariationOrder,
} from '../records/records';

export const ROLE_NAMES = ['SUPER_ADMIN', 'ADMIN', 'BUSINESS_OWNER', 'PROJECT_MANAGER'] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

export const PASSWORD = 'siteledger';
export const REMOTE = 'mfe-cranes';
/** Published, but selected nowhere. */
export const IDLE_REMOTE = 'mfe-lifts';

export type Caller = Client & { user: TestUser };

/** The accounts of the accounting export. */
export const ACCOUNTING = {
  headings: 'abss',
  accounts: {
    sales: '4-1000',
    'retention-receivable': '1-1300',
    'debit-note': '4-9000',
    purchases: '5-1000',
    'credit-note': '5-9000',
  },
  tax_codes: { 'N-T': 'N-T', ST6: 'S6', ST8: 'S8' },
};

/** An own bank account. */
const BANK_ACCOUNT = { name: 'Deposit', bank: 'CIMB', account_no: '0086001122', active: 'yes' };

/** A project with one record of every kind that can still be changed, by uuid. */
export type Side = Awaited<ReturnType<typeof addSide>>;

/** The callers and the records: the callers' own project, and another manager's. */
export type World = Awaited<ReturnType<typeof buildWorld>>;

/** The reply to a request that must succeed. */
export async function succeed(call: Promise<Reply>) {
  const reply = await call;
  if (reply.status >= 300) throw new Error(`The world was not built: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body.data;
}

const uuidOf = async (record: Promise<{ uuid: string }>) => (await record).uuid;

export async function buildWorld(app: App, db: Db, now: Date) {
  const passwordHash = await hashPassword(PASSWORD);
  const add = async (name: string, roles: readonly RoleId[]): Promise<Caller> => {
    const user = await addUser(db, now, { name, roles, passwordHash });
    return { ...client(app, user.token), user };
  };
  const callers = {
    SUPER_ADMIN: await add('Super', [ROLES.SUPER_ADMIN]),
    ADMIN: await add('Admin', [ROLES.ADMIN]),
    BUSINESS_OWNER: await add('Owner', [ROLES.BUSINESS_OWNER]),
    PROJECT_MANAGER: await add('Manager', [ROLES.PROJECT_MANAGER]),
  };
  const api = callers.SUPER_ADMIN;
  const other = await add('Other manager', [ROLES.PROJECT_MANAGER]);
  const staff = await add('Staff', [ROLES.BUSINESS_OWNER]);
  const colleague = await add('Colleague', [ROLES.ADMIN]);

  const group = await succeed(api.post('/finance_account_codes', { name: 'Costs', code: '5-0000' }));
  const account = await succeed(
    api.post('/finance_account_codes', { name: 'Concrete', code: '5-1000', parent_id: group.id }),
  );
  // The issuer of a release's token cannot be its second person, so it is none of the callers.
  const issuer = await add('Issuer', [ROLES.SUPER_ADMIN]);
  await publishRemotes(app, issuer);
  await db.deleteFrom('user_roles').where('user_id', '=', issuer.user.id).execute();
  await succeed(api.put('/accounting_settings', ACCOUNTING));
  const contractor = await uuidOf(addContractor(api, { name: 'Contractor without work' }));
  const { logo } = await succeed(sendPicture(app, `/organisations/uploadLogo/${contractor}`, PIXEL, api.token));
  const deletedClient = await addClient(api, { name: 'Deleted client' });
  await succeed(api.delete(`/clients/${deletedClient.uuid}`));
  return {
    callers,
    anonymous: client(app),
    staff,
    colleague,
    group,
    account,
    client: await uuidOf(addClient(api, { name: 'Client without projects' })),
    deletedClient: deletedClient.uuid as string,
    contractor,
    bankAccount: await uuidOf(succeed(api.post('/bank_accounts', BANK_ACCOUNT))),
    logo: String(logo).split('/').at(-1),
    own: await addSide(api, 'Own', [callers.PROJECT_MANAGER.user.id]),
    foreign: await addSide(api, 'Foreign', [other.user.id]),
  };
}

async function publishRemotes(app: App, api: Client) {
  const publisher = await publisherBy(app, api, { remotes: [REMOTE, IDLE_REMOTE] });
  const publish = (name: string, version: string) =>
    succeed(publisher.post(`/remotes/${name}/releases`, publicationOf(buildRelease(name, { version }))));
  for (const version of ['1.0.0', '1.1.0']) await publish(REMOTE, version);
  await publish(IDLE_REMOTE, '1.0.0');
  await succeed(
    api.put(`/remotes/${REMOTE}/environments/development`, { enabled: true, release: '1.0.0', reason: 'First' }),
  );
}

/** Adds a project with a client, a contractor and documents of its own. */
export async function addSide(api: Caller, name: string, project_managers: number[]) {
  const client_name = await uuidOf(addClient(api, { name: `${name} client` }));
  const project = (kind: string) => uuidOf(addProject(api, { name: `${name} ${kind}`, client_name, project_managers }));
  const project_uuid = await project('project');
  const contractor = await uuidOf(addContractor(api, { name: `${name} contractor` }));
  const bill = async (ref_no: string) =>
    uuidOf(addExpense(api, { project_uuid, contractor_uuid: contractor, ref_no: `${name} ${ref_no}` }));
  const claim = (invoice_amt: string) => uuidOf(addInvoice(api, { project_uuid, kind: 'other', invoice_amt }));

  const [paidInvoice, writtenOffInvoice] = [await claim('500.00'), await claim('700.00')];
  const [paidExpense, batchExpense, writtenOffExpense] = [await bill('paid'), await bill('batch'), await bill('lost')];
  await succeed(api.put(`/write-off/invoices/${writtenOffInvoice}`, { reason: 'Gone' }));
  await succeed(api.put(`/write-off/expenses/${writtenOffExpense}`, { reason: 'Gone' }));
  const order = { project_uuid, contractor_uuid: contractor };
  const assigned = await uuidOf(addContractor(api, { name: `${name} stand-by` }));
  await succeed(api.post(`/projects/${project_uuid}/contractors`, { contractor_uuid: assigned }));
  return {
    name,
    project: project_uuid,
    /** Has the same client, for moves. */
    spare: await project('spare project'),
    /** Has no documents, for deletion. */
    empty: await project('empty project'),
    client: client_name,
    contractor,
    /** Assigned to the project, without documents in it. */
    assigned,
    writtenOffInvoice,
    writtenOffExpense,
    receipt: await uuidOf(addPayment(api, { invoice_uuid: paidInvoice, payment_amt: '100.00' })),
    payment: await uuidOf(addPayment(api, { expense_uuid: paidExpense, payment_amt: '10.00' })),
    record: await uuidOf(succeed(api.post('/payment_records', batchOf({ [batchExpense]: '10.00' })))),
    invoice: await uuidOf(addInvoice(api, { project_uuid, work_done_certified: '1000.00' })),
    expense: await bill('open'),
    order: await uuidOf(addOrder(api, order)),
    variation: await uuidOf(addVariationOrder(api, { project_uuid, status: 'draft', title: `${name} variation` })),
  };
}

export const batchOf = (payments: Record<string, string>) => ({
  bank: 'Maybank',
  payment_date: '2026-06-20',
  cheque_no: '100200',
  payments,
});
