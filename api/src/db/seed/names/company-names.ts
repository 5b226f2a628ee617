import { NAME_MAX } from '@siteledger/shared-lib/domain';
import { type Random } from '../numbers/random';

const words = (text: string) => text.split('|');

const BUILDERS = words('Binaan|Pembinaan|Kejuruteraan|Kontraktor|Teknik|Projek|Kerja Awam|Mekanikal|Elektrik|Cerucuk');
const MERCHANTS = words('Perniagaan|Perdagangan|Bekalan|Pembekal|Logistik|Konkrit|Besi|Simen|Jentera|Perkakasan');
const DEVELOPERS = words('Pembangunan|Hartanah|Perumahan|Harta|Bandaran|Kumpulan|Pelaburan|Koperasi');
const FIRST_WORDS = words(
  'Seri|Alam|Mega|Puncak|Warisan|Cahaya|Bayu|Delima|Intan|Kencana|Lagenda|Mutiara|Nusantara|Permata|Rimba|Sutera|Tegap|Usaha|Wira|Gemilang|Kasturi|Budi',
);
const LAST_WORDS = words(
  'Maju|Damai|Jaya|Bersatu|Sentosa|Makmur|Utama|Perkasa|Lestari|Bestari|Sejati|Abadi|Harmoni|Teguh|Saujana|Bumi|Impian|Sinar|Tiga|Baru',
);
const ENDINGS: readonly (readonly [string, number])[] = [
  ['Sdn Bhd', 80],
  ['(M) Sdn Bhd', 12],
  ['(Sabah) Sdn Bhd', 8],
];

const twoWords = (random: Random) => `${random.pick(FIRST_WORDS)} ${random.pick(LAST_WORDS)}`;

const named = (kinds: readonly string[]) => (random: Random) =>
  `${random.pick(kinds)} ${twoWords(random)} ${random.weighted(ENDINGS)}`;

/** Names of invented companies by trade. Even with a number they fit the 50 characters of accounting cards. */
export const subContractorName = named(BUILDERS);
export const supplierName = named(MERCHANTS);
export const clientName = named(DEVELOPERS);

/** An invented end customer. */
export const endCustomerName = (random: Random) => `Kumpulan ${twoWords(random)} Berhad`;

/** Names that break code which forgets to escape, quote or wrap. */
export const ODD_NAMES = {
  client: "Koperasi Warga O'Hara & Rakan-Rakan (Selangor) Bhd",
  contractor: "D'Cruz & Sons (Scaffolding) Sdn Bhd",
  endCustomer: "Yayasan Dato' Haji Che' Mat & Keluarga (1988)",
  project: 'Cadangan menaik taraf dewan "Seri Cahaya" & bilik guru (Fasa 2), SK St. John\'s, Ipoh',
} as const;

/** A text repeated to the maximum length of a name. */
export const longestName = (start: string, repeated: string) =>
  start.padEnd(NAME_MAX, ` ${repeated}`).replace(/ $/, '.');
