import type { InferType } from 'yup';
import { addressFields, type Address } from './address';
import { NAME_MAX } from '../constants';
import { onUse, record, text } from '../fields';
import type { Recorded } from '../reference';

/** Values of the list's filter for deleted clients: only deleted ones, or all. */
export const CLIENT_DELETED_FILTERS = ['1', 'all'] as const;

/** Schema to create or update a client. docs/domain/parties.md#clients */
export const clientSchema = onUse(() =>
  record({
    name: text('Name').required().max(NAME_MAX),
    person_in_charge: text('Contact Person').max(NAME_MAX),
    end_customer: text('End Customer').max(NAME_MAX),
    ...addressFields(),
  }),
);

export type ClientInput = InferType<typeof clientSchema>;

/** A client in responses; `deleted_at` is set while it is deleted. */
export type Client = Recorded &
  Address & {
    name: string;
    person_in_charge: string | null;
    end_customer: string | null;
    deleted_at: string | null;
  };
