import { countries, DEFAULT_COUNTRY, type Address } from '@siteledger/shared-lib/domain';

// State in forms for an address outside the states; it is not printed.
const NO_STATE = 'Not Applicable';

const nameOf = (code: string) => countries().find((country) => country.code === code)?.name ?? code;

/** Lines of a postal address as on an envelope; Malaysia is omitted. */
export function addressLines({ address_1, address_2, postcode, city, state, country }: Address) {
  const town = [postcode, city].filter(Boolean).join(' ');
  // A town that is its own state is named once.
  const region = [
    state === NO_STATE || state === city ? null : state,
    country === DEFAULT_COUNTRY ? null : nameOf(country),
  ];
  return [address_1, address_2, town, region.filter(Boolean).join(', ')].filter((line) => line !== null && line !== '');
}
