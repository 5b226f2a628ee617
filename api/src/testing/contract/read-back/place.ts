import { ROLES } from '@siteledger/shared-lib/domain';
import { addAccountCode } from '../../records/account-codes';
import { addBankAccount } from '../../records/bank-accounts';
import { type Client } from '../../apps/client';
import { addClient, addContractor, addExpense, addInvoice, addOrder, addProject } from '../../records/records';

type Owner = Client & { user: { id: number } };

/**
 * The records that values refer to, two of each kind where a change names the other; uuids, unless the name ends in
 * number.
 */
export type Place = Awaited<ReturnType<typeof arrangePlace>>;

export async function arrangePlace(api: Owner, another: { id: number; uuid: string }) {
  const client: string = (await addClient(api)).uuid;
  const project: string = (await addProject(api, { client_name: client })).uuid;
  const certifiedProject: string = (await addProject(api, { client_name: client })).uuid;
  await addInvoice(api, { project_uuid: certifiedProject, work_done_certified: '100000.00' });
  const contractor: string = (await addContractor(api)).uuid;
  const otherContractor: string = (await addContractor(api)).uuid;
  const orderOf = async (contractor_uuid: string): Promise<string> =>
    (await addOrder(api, { project_uuid: project, contractor_uuid })).uuid;
  const group = await addAccountCode(api, '5-0000');
  const otherGroup = await addAccountCode(api, '6-0000');
  const otherInvoice: string = (await addInvoice(api, { project_uuid: project, kind: 'other', invoice_amt: '500.00' }))
    .uuid;
  return {
    client,
    otherClient: (await addClient(api)).uuid as string,
    project,
    certifiedProject,
    contractor,
    otherContractor,
    order: await orderOf(contractor),
    otherOrder: await orderOf(otherContractor),
    group: group.uuid,
    groupNumber: group.id,
    otherGroupNumber: otherGroup.id,
    account: (await addAccountCode(api, '5-1000', group.uuid)).uuid,
    otherAccount: (await addAccountCode(api, '5-2000', group.uuid)).uuid,
    invoice: otherInvoice,
    expense: (await addExpense(api, { project_uuid: project, contractor_uuid: contractor })).uuid as string,
    bankAccount: (await addBankAccount(api, 'Maybank')).uuid,
    otherBankAccount: (await addBankAccount(api, 'CIMB')).uuid,
    ownNumber: api.user.id,
    another: another.uuid,
    anotherNumber: another.id,
    role: String(ROLES.ADMIN),
  };
}
