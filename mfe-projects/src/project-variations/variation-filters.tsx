import {
  VARIATION_ORDER_PARTIES,
  VARIATION_ORDER_STATUSES,
  VARIATION_ORDER_TYPES,
} from '@siteledger/shared-lib/domain';
import { FilterChips, type FilterValue } from '@siteledger/shared-lib/table';
import { statusText } from '@siteledger/shared-lib/ui';
import { PARTY_TEXT, TYPE_TEXT } from './variation-words';

type Props = {
  filters: { status: readonly string[]; type: string; party: string };
  onChange: (name: 'status' | 'type' | 'party', value: FilterValue) => void;
};

const statuses = VARIATION_ORDER_STATUSES.map((value) => ({ value, label: statusText(value) }));
const types = VARIATION_ORDER_TYPES.map((value) => ({ value, label: TYPE_TEXT[value] }));
const parties = VARIATION_ORDER_PARTIES.map((value) => ({ value, label: PARTY_TEXT[value] }));

// Of two exclusive chips, the last pressed one applies.
const otherThan = (present: string, chosen: readonly string[]) => chosen.find((value) => value !== present) ?? '';

/** Filters of the list of variation orders; nothing chosen means all. */
export const VariationFilters = ({ filters: { status, type, party }, onChange }: Props) => (
  <>
    <FilterChips label="Status" options={statuses} chosen={status} onChange={(value) => onChange('status', value)} />
    <FilterChips
      label="Type"
      options={types}
      chosen={[type]}
      onChange={(chosen) => onChange('type', otherThan(type, chosen))}
    />
    <FilterChips
      label="Party"
      options={parties}
      chosen={[party]}
      onChange={(chosen) => onChange('party', otherThan(party, chosen))}
    />
  </>
);
