import { type Answer, type IdType } from '@siteledger/shared-lib/domain';
import { type Generated, type GeneratedAlways } from 'kysely';
import { type Day, type DefaultedInstant, type Recorded } from './values';

export type PartiesTables = {
  clients: Recorded & {
    name: string;
    person_in_charge: string | null;
    end_customer_id: number | null;
    tel_no: string | null;
    fax_no: string | null;
    address_1: string | null;
    address_2: string | null;
    city: string | null;
    postcode: string | null;
    state: string | null;
    country: Generated<string>;
    email: string | null;
    payment_days: number | null;
    tin: string | null;
    id_type: IdType | null;
    id_no: string | null;
    sst_no: string | null;
    accounting_code: string | null;
  };
  end_customers: {
    id: GeneratedAlways<number>;
    uuid: Generated<string>;
    name: string;
    version: Generated<number>;
    created_at: DefaultedInstant;
    updated_at: DefaultedInstant;
  };
  organisation_logos: {
    name: string;
    content_type: string;
    bytes: Buffer;
    created_at: DefaultedInstant;
  };
  organisations: Recorded & {
    name: string;
    type: number;
    tel_no: string | null;
    registration_no: string | null;
    bank_name: string | null;
    bank_account_no: string | null;
    fax_no: string | null;
    address_1: string | null;
    address_2: string | null;
    city: string | null;
    postcode: string | null;
    state: string | null;
    country: Generated<string>;
    tnc_subcon: string | null;
    tnc_supplier: string | null;
    email: string | null;
    resident: Answer | null;
    related_party: Answer | null;
    accounting_code: string | null;
    bank_confirmed_by: string | null;
    bank_confirmed_on: Day | null;
    tin: string | null;
    id_type: IdType | null;
    brn: string | null;
    sst_no: string | null;
    msic_code: string | null;
    logo_file: string | null;
  };
};
