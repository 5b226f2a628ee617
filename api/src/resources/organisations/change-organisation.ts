import { type Updateable } from 'kysely';
import { type Db } from '../../db/database';
import { type OrganisationsTable } from '../../db/schema/parties';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { type LockedOrganisation, organisationRecord, saveOrganisation } from './organisations.queries';

/** Stores changed columns of a locked organisation, with the audit row of the use case. */
export async function changeOrganisation(
  db: Db,
  context: Context,
  action: string,
  { id }: Pick<LockedOrganisation, 'id'>,
  values: Updateable<OrganisationsTable>,
) {
  const before = await organisationRecord(db, id);
  await saveOrganisation(db, id, values);
  const after = await organisationRecord(db, id);
  await audit(db, context, { action, entity: 'organisation', before, after });
}
