import { countries, DEFAULT_COUNTRY, type Address } from '@siteledger/shared-lib/domain';

// What forms offer for an address outside the states; nobody writes it on an envelope.
const NO_STATE = 'Not Applicable';

const nameOf = (code: string) => countries().find((country) => country.code === code)?.name ?? code;

/** A postal address as it is on an envelope, line by line; Malaysia goes without saying. */
export function addressLines({ address_1, address_2, postcode, city, state, country }: Address) {
  const town = [postcode, city].filter(Boolean).join(' ');
  // A town that is a state of its own is named once.
  const region = [
    state === NO_STATE || state === city ? null : state,
    country === DEFAULT_COUNTRY ? null : nameOf(country),
  ];
  return [address_1, address_2, town, region.filter(Boolean).join(', ')].filter((line) => line !== null && line !== '');
}
