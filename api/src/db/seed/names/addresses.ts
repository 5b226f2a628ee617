import { DEFAULT_COUNTRY } from '@siteledger/shared-lib/domain';
import { PLACES } from './places';
import { type Random } from '../numbers/random';

const STREETS = [
  'Jalan Perdana',
  'Jalan Seri Tanjung',
  'Persiaran Damai',
  'Jalan Industri',
  'Lorong Bayu',
  'Jalan Melor',
  'Lebuh Wawasan',
  'Jalan Cempaka',
];
const AREAS = [
  'Taman Seri Mewah',
  'Kawasan Perindustrian Ringan',
  'Bandar Baru Saujana',
  'Taman Desa Ria',
  'Pusat Perniagaan Alam',
  'Kampung Baru',
];

/** Share of parties with a fax. */
const WITH_FAX = 0.35;

/** Address and telephone of an invented office, in the format of its state. */
export function addressOf(random: Random) {
  const { town, postcode, state, areaCode } = random.pick(PLACES);
  const subscriber = () =>
    areaCode === '03'
      ? `${random.whole(2, 9)}${random.whole(100, 999)} ${random.whole(1000, 9999)}`
      : `${random.whole(200, 899)} ${random.whole(1000, 9999)}`.slice(0, areaCode.length === 3 ? 7 : 8);
  return {
    tel_no: random.chance(0.2)
      ? `011-${random.whole(1000, 9999)} ${random.whole(1000, 9999)}`
      : `${areaCode}-${subscriber()}`,
    fax_no: random.chance(WITH_FAX) ? `${areaCode}-${subscriber()}` : null,
    address_1: `No. ${random.whole(1, 188)}, ${random.pick(STREETS)} ${random.whole(1, 12)}/${random.whole(1, 30)}`,
    address_2: random.pick(AREAS),
    city: town,
    postcode,
    state,
    country: DEFAULT_COUNTRY,
  };
}
