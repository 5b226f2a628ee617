import type { InferType } from 'yup';
import { addressFields, type Address } from './address';
import { NAME_MAX } from '../constants';
import { accountingCode, type IdType, idType, sstNo, tin } from './identity';
import { email, onUse, record, text, wholeNumber } from '../fields';
import type { Recorded } from '../reference';

/** Values of the list's filter for deleted clients: only deleted ones, or all. */
export const CLIENT_DELETED_FILTERS = ['1', 'all'] as const;

// A year.
const PAYMENT_DAYS_MAX = 366;

/** Schema to create or update a client. docs/domain/parties.md#clients */
export const clientSchema = onUse(() =>
  record({
    name: text('Name').required().max(NAME_MAX),
    person_in_charge: text('Contact Person').max(NAME_MAX),
    end_customer: text('End Customer').max(NAME_MAX),
    ...addressFields(),
    email: email('Email'),
    payment_days: wholeNumber('Payment Terms').min(0, 'Payment Terms must not be negative.').max(PAYMENT_DAYS_MAX),
    tin: tin(),
    id_type: idType(),
    id_no: text('ID No').max(20),
    sst_no: sstNo(),
    accounting_code: accountingCode(),
  }),
);

export type ClientInput = InferType<typeof clientSchema>;

/** A client in responses; `deleted_at` is set while it is deleted. */
export type Client = Recorded &
  Address & {
    name: string;
    person_in_charge: string | null;
    end_customer: string | null;
    email: string | null;
    /** Days from an invoice to its due date; null for the usual 30. */
    payment_days: number | null;
    tin: string | null;
    id_type: IdType | null;
    id_no: string | null;
    sst_no: string | null;
    accounting_code: string | null;
    deleted_at: string | null;
  };
