import { type ProjectInput, type ProjectUpdate, toMoney } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type StoredFields } from '../../db/stored-fields';
import { type Context } from '../../http/context';
import { invalid } from '../../http/errors';
import { endCustomerOfName } from '../end-customers/end-customer-of-name';
import { findClient, findUsers } from './projects.queries';

type Columns = {
  client_name: 'client_id';
  end_customer: 'end_customer_id';
  // In `project_managers`.
  project_managers: never;
  version: never;
  // In the audit log.
  status_reason: never;
};

const orZero = (amount: string | number | null | undefined) => toMoney(amount ?? 0);

/**
 * A project's columns and managers from what was typed: the client and the managers are looked up, an end customer's new
 * name creates it. What is not found is a 422 on its field; a client that was deleted since stays, when it is the project's own.
 */
export async function projectValues(db: Db, context: Context, input: ProjectInput, currentClient?: number) {
  const client = await findClient(db, input.client_name, currentClient);
  const users = await findUsers(db, input.project_managers);
  const missing = input.project_managers.filter(
    (reference) => !users.some(({ id, uuid }) => [String(id), uuid].includes(String(reference).toLowerCase())),
  );
  if (client === undefined || missing.length > 0) {
    throw invalid({
      ...(client === undefined && { client_name: [`Client "${input.client_name}" does not exist.`] }),
      ...(missing.length > 0 && {
        project_managers: [`Project Managers is not valid: there is no user ${missing.join(', ')}.`],
      }),
    });
  }
  return {
    managers: users.map(({ id }) => id),
    values: {
      name: input.name,
      status: input.status,
      client_id: client,
      end_customer_id: await endCustomerOfName(db, context, input.end_customer),
      contract_sum: toMoney(input.contract_sum),
      variation_order: orZero(input.variation_order),
      omission_value: orZero(input.omission_value),
      budget: orZero(input.budget),
      contingency_amt: orZero(input.contingency_amt),
      retention_percent: toMoney(input.retention_percent),
      retention: input.retention === null || input.retention === undefined ? null : toMoney(input.retention),
      schedule: input.schedule ?? null,
      remarks: input.remarks ?? null,
      start_date: input.start_date,
      end_date: input.end_date,
    } satisfies StoredFields<ProjectUpdate, Columns>,
  };
}
