import { ORGANISATION_TYPES, type Client, type Contractor, type Organisation } from '@siteledger/shared-lib/domain';
import { buildRecorded } from './sequence';

const address = {
  tel_no: '03-2161 8888',
  fax_no: null,
  address_1: '12 Jalan Ampang',
  address_2: null,
  city: 'Kuala Lumpur',
  postcode: '50450',
  state: 'WP Kuala Lumpur',
  country: 'MY',
};

/** A live client. */
export function buildClient(given: Partial<Client> = {}): Client {
  const recorded = buildRecorded();
  const name = `Client ${recorded.id} Sdn Bhd`;
  const none = { person_in_charge: null, end_customer: null, email: null, payment_days: null, deleted_at: null };
  const identity = { tin: null, id_type: null, id_no: null, sst_no: null, accounting_code: null };
  return { ...recorded, ...address, ...none, ...identity, name, ...given };
}

/** A sub-contractor. */
export function buildContractor(given: Partial<Contractor> = {}): Contractor {
  const recorded = buildRecorded();
  const name = `Contractor ${recorded.id} Sdn Bhd`;
  const payee = { resident: null, related_party: null, accounting_code: null };
  return { ...recorded, ...address, ...payee, name, type: ORGANISATION_TYPES.SUB_CONTRACTOR, ...given };
}

/** A sub-contractor without the fields that only organisations have. */
export const buildOrganisation = (given: Partial<Organisation> = {}): Organisation => ({
  ...buildContractor(),
  registration_no: null,
  bank_name: null,
  bank_account_no: null,
  bank_confirmed_by: null,
  bank_confirmed_on: null,
  email: null,
  tnc_subcon: null,
  tnc_supplier: null,
  tin: null,
  id_type: null,
  brn: null,
  sst_no: null,
  msic_code: null,
  logo: null,
  ...given,
});
