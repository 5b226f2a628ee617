import { contractValues, type ProjectInput, type ProjectUpdate, toMoney } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type StoredFields } from '../../db/stored-fields';
import { type Context } from '../../http/request/context';
import { invalid } from '../../http/errors/errors';
import { endCustomerOfName } from '../end-customers/end-customer-of-name';
import { findClients, findUsers } from './projects.queries';

type Columns = {
  client_name: 'client_id';
  end_customer: 'end_customer_id';
  // Stored in `project_managers`.
  project_managers: never;
  version: never;
  // Stored in the audit log.
  status_reason: never;
};

const orZero = (amount: string | number | null | undefined) => toMoney(amount ?? 0);

const clientProblem = (name: string, found: number) =>
  found === 0 ? `Client "${name}" does not exist.` : `More than one client is called "${name}". Choose which one.`;

/**
 * A project's columns and managers from the form: looks up the client and managers, and creates a new end customer. An
 * unknown reference or a client name that is not unique is a 422 on its field; the project's current client stays
 * valid, even deleted. docs/domain/projects.md#fields
 */
export async function projectValues(db: Db, context: Context, input: ProjectInput, currentClient?: number) {
  const clients = await findClients(db, input.client_name, currentClient);
  const [client] = clients;
  const users = await findUsers(db, input.project_managers);
  const missing = input.project_managers.filter(
    (reference) => !users.some(({ id, uuid }) => [String(id), uuid].includes(String(reference).toLowerCase())),
  );
  const isClear = client !== undefined && clients.length === 1;
  if (!isClear || missing.length > 0) {
    throw invalid({
      ...(!isClear && { client_name: [clientProblem(input.client_name, clients.length)] }),
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
      ...contractValues(input),
    } satisfies StoredFields<ProjectUpdate, Columns>,
  };
}
