import { addDays } from '@siteledger/shared-lib/domain';
import { type Db } from '../../database';
import { addressOf } from '../names/addresses';
import { type Block } from '../block';
import { recordedOn } from '../numbers/calendar';
import { clientName, endCustomerName, longestName, ODD_NAMES } from '../names/company-names';
import { COUNTS } from '../numbers/counts';
import { insertRows } from '../insert-rows';
import { accountingCodeOf, clientIdentity } from '../names/registration';
import { personName } from '../names/people-names';
import { type Random } from '../numbers/random';

export type SeedClient = { id: number; name: string; endCustomerId: number | null };

/** Share of clients that build for an end customer. */
const WITH_END_CUSTOMER = 0.6;
const NEWEST_CLIENT_DAYS = 3 * 365;
const OLDEST_CLIENT_DAYS = 6 * 365;

const LONGEST = longestName('Perbadanan Kemajuan Wilayah', 'dan Pembangunan Perumahan Rakyat');

/** Stores the clients of a block and their end customers. The last one has a name of maximum length. */
export async function seedClients(db: Db, block: Block): Promise<SeedClient[]> {
  const random = block.random('clients');
  const identities = block.random('identities of clients');
  const endCustomerIds = await seedEndCustomers(db, block, random);
  const rows = Array.from({ length: COUNTS.clients }, (_, index) => {
    const id = block.numbering.nextId('clients');
    const uuid = random.uuid();
    const name = oddName(block, index) ?? block.uniqueName(() => clientName(random));
    return {
      id,
      uuid,
      name,
      accounting_code: accountingCodeOf('300', { id, name }),
      person_in_charge: personName(random),
      end_customer_id: random.chance(WITH_END_CUSTOMER) ? random.pick(endCustomerIds) : null,
      ...addressOf(random),
      ...clientIdentity(identities),
      ...recordedOn(addDays(block.today, -random.whole(NEWEST_CLIENT_DAYS, OLDEST_CLIENT_DAYS)), random),
    };
  });
  await insertRows(db, 'clients', rows);
  return rows.map(({ id, name, end_customer_id }) => ({ id, name, endCustomerId: end_customer_id }));
}

const oddName = ({ isFirst }: Block, index: number) =>
  isFirst ? [ODD_NAMES.client, LONGEST][index - COUNTS.clients + 2] : undefined;

async function seedEndCustomers(db: Db, block: Block, random: Random) {
  const rows = Array.from({ length: COUNTS.endCustomers }, (_, index) => ({
    id: block.numbering.nextId('end_customers'),
    uuid: random.uuid(),
    name: block.isFirst && index === 0 ? ODD_NAMES.endCustomer : block.uniqueName(() => endCustomerName(random)),
    ...recordedOn(addDays(block.today, -OLDEST_CLIENT_DAYS), random),
  }));
  await insertRows(db, 'end_customers', rows);
  return rows.map(({ id }) => id);
}
