import { longestName } from './company-names';
import { PLACES } from './places';
import { type Random } from '../numbers/random';

const VERBS = [
  'Cadangan membina',
  'Cadangan membina dan menyiapkan',
  'Cadangan pembangunan',
  'Pembinaan',
  'Kerja-kerja membina',
];
const WORKS = [
  '1 blok pejabat {n} tingkat',
  '{n} unit kilang semi-detached 2 tingkat',
  '1 blok pangsapuri {n} tingkat dengan tempat letak kereta',
  '{n} unit rumah teres 2 tingkat',
  'sekolah kebangsaan 24 bilik darjah',
  'klinik kesihatan jenis {n}',
  'gudang logistik 1 tingkat',
  'masjid kariah dan kerja berkaitan',
  'pasar awam dan {n} unit gerai',
  'loji rawatan air dan paip agihan',
  '{n} unit rumah kedai 3 tingkat',
  'jalan masuk, longkang dan kerja luaran',
  'dewan serbaguna dan kompleks sukan',
  'stesen minyak dengan kedai serbaneka',
];
const SERVICES = [
  'Main building works',
  'Building and external works',
  'Structural and architectural works',
  'Mechanical and electrical works',
  'Design and build',
  'Infrastructure works',
  'Upgrading works',
];

/** The name of an invented work: "Cadangan membina 1 blok pejabat 4 tingkat, Shah Alam". */
export const workName = (random: Random) =>
  `${random.pick(VERBS)} ${random.pick(WORKS).replace('{n}', String(random.whole(3, 18)))}, ${random.pick(PLACES).town}`;

export const servicesOf = (random: Random) => random.pick(SERVICES);

export const LONGEST_WORK = longestName(
  'Cadangan menaik taraf sistem perparitan, jalan susur, lampu jalan dan landskap di sepanjang jalan utama',
  'serta kerja-kerja berkaitan mengikut pelan induk',
);

/** The project without documents or a contract sum. */
export const EMPTY_WORK = 'Kontrak berpusat penyelenggaraan bangunan (belum dinilai)';

const ADDITIONS = [
  'Additional car park bays',
  'Change of facade cladding',
  'Relocation of water main',
  'Additional soil improvement',
  'Upgrade of lobby finishes',
  'Additional fire doors to BOMBA comments',
  'Extra retaining wall at boundary',
  'Change of roof covering',
  'Extension of perimeter drain',
  'Additional power points and data outlets',
  'Surau and ablution extension',
];

const OMISSIONS = [
  'Deletion of feature wall',
  'Omission of roof garden',
  'Deletion of water feature at entrance',
  'Omission of external louvres',
  'Reduction of paved area',
];

/** The title of an addition or an omission. */
export const variationTitle = (random: Random, isAddition: boolean) => random.pick(isAddition ? ADDITIONS : OMISSIONS);
