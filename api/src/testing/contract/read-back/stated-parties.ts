import { at, both, STAYS, type StatedRecord } from './stated-record';

const address = {
  tel_no: both('03-2161 8888', '+65 6221 1000'),
  fax_no: both('03-2161 8889', '+65 6221 1001'),
  address_1: both('1 Jalan Satu', '2 Jalan Dua'),
  address_2: both('Level 3', 'Level 4'),
  city: both('Singapore', 'Bangkok'),
  postcode: both('018956', '10110'),
  state: both('Central', 'Bang Rak'),
  country: both('SG', 'TH'),
};

const payee = {
  resident: both('yes', 'no'),
  related_party: both('no', 'yes'),
  accounting_code: both('400-A1', '400-B2'),
};

// docs/domain/parties.md#clients
const CLIENT: StatedRecord = {
  what: 'a client',
  create: 'POST /clients',
  change: 'PUT /clients/{id}',
  details: at('/clients'),
  fields: () => ({
    name: both('First client', 'Second client'),
    person_in_charge: both('Tan', 'Lim'),
    end_customer: both('First owner', 'Second owner'),
    ...address,
    email: both('one@client.test', 'two@client.test'),
    payment_days: both(45, 0),
    tin: both('C11', 'IG12'),
    id_type: both('BRN', 'NRIC'),
    id_no: both('201901012345', '700101-10-1234'),
    sst_no: both('W10-3', 'W10-4'),
    accounting_code: both('300-A1', '300-B2'),
  }),
};

// docs/domain/parties.md#organisations
const CONTRACTOR: StatedRecord = {
  what: 'a contractor',
  create: 'POST /contractors',
  change: 'PUT /contractors/{id}',
  details: at('/contractors'),
  fields: () => ({
    name: both('First contractor', 'Second contractor'),
    type: both(2, 1, { leftOut: STAYS }),
    ...address,
    ...payee,
  }),
};

// docs/domain/parties.md#organisations
const ORGANISATION: StatedRecord = {
  what: 'an organisation',
  create: 'POST /organisations',
  change: 'PUT /organisations/{id}',
  details: at('/organisations'),
  fields: () => ({
    name: both('First organisation', 'Second organisation'),
    type: both(2, 1, { leftOut: STAYS }),
    registration_no: both('R-1', 'R-2'),
    bank_name: both('Maybank', 'CIMB'),
    bank_account_no: both('100-1', '100-2'),
    bank_confirmed_by: both('Puan Lim', 'Encik Ali'),
    bank_confirmed_on: both('2026-06-01', '2026-06-30'),
    ...address,
    ...payee,
    email: both('one@payee.test', 'two@payee.test'),
    tnc_subcon: both('Terms of one', 'Terms of two'),
    tnc_supplier: both('Supply of one', 'Supply of two'),
    tin: both('C1', 'C2'),
    id_type: both('BRN', 'PASSPORT'),
    brn: both('B1', 'B2'),
    sst_no: both('W10-1', 'W10-2'),
    msic_code: both('41001', '42101'),
  }),
};

export const STATED_PARTIES: readonly StatedRecord[] = [CLIENT, CONTRACTOR, ORGANISATION];
