import { addressValues, type OrganisationInput } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';

/** An organisation's columns from what was typed; what was left out is empty, and its type the one given besides. */
export const organisationValues = (input: OrganisationInput, type: number) =>
  ({
    ...addressValues(input),
    name: input.name,
    type: input.type ?? type,
    registration_no: input.registration_no ?? null,
    bank_name: input.bank_name ?? null,
    bank_account_no: input.bank_account_no ?? null,
    tnc_subcon: input.tnc_subcon ?? null,
    tnc_supplier: input.tnc_supplier ?? null,
    tin: input.tin ?? null,
    brn: input.brn ?? null,
    sst_no: input.sst_no ?? null,
    msic_code: input.msic_code ?? null,
  }) satisfies StoredFields<OrganisationInput>;
