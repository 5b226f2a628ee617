import { type Random } from '../numbers/random';

/** The share of each kind of name. */
const FORMS: readonly (readonly [(random: Random) => string, number])[] = [
  [malayName, 50],
  [chineseName, 25],
  [indianName, 13],
  [eastMalaysianName, 12],
];

const MALAY_MEN =
  'Ahmad Faizal|Mohd Hafiz|Amirul Hakim|Muhammad Syafiq|Khairul Anuar|Zulkifli|Azlan|Shahrul Nizam|Farid|Hazwan';
const MALAY_WOMEN =
  'Nurul Izzati|Siti Aminah|Noraini|Farah Hanim|Aisyah|Rohana|Intan Suraya|Wan Zulaikha|Hasnah|Puteri Balqis';
const MALAY_FATHERS = 'Abdullah|Ismail|Hassan|Rahman|Othman|Yusof|Ibrahim|Mat Zain|Osman|Razak|Jaafar|Sulaiman';
const CHINESE_FAMILIES = 'Tan|Lim|Lee|Wong|Ng|Chong|Goh|Ooi|Teoh|Yap|Chin|Liew';
const CHINESE_GIVEN =
  'Wei Ming|Siew Ling|Kok Leong|Mei Fong|Chee Keong|Hui Min|Boon Huat|Pei Shan|Jia Hao|Swee Lan|Yong Sheng|Li Ting';
const INDIAN_MEN = 'Ravi|Suresh|Prakash|Ganesan|Muthu|Dinesh|Vijay|Arumugam';
const INDIAN_WOMEN = 'Kavitha|Priya|Shanti|Letchumy|Anjali|Meena|Thilaga|Devi';
const INDIAN_FATHERS = 'Krishnan|Subramaniam|Muniandy|Raman|Govindasamy|Perumal|Nadarajah|Sivalingam';
const SARAWAK_GIVEN = 'Jennifer|Andrew|Lucy|Desmond|Agnes|Stanley|Sylvia|Kelvin';
const SARAWAK_FATHERS = 'Ngelambong|Jimbun|Entalai|Nyanggau|Sating|Unggang|Bujang|Ranggi';
const SABAH_NAMES =
  'Stephen Jimbangan|Juliana Gunting|Dayang Norhayati binti Awang Damit|Fabian Majanil|Winnie Gimbad|Abang Zaki bin Abang Sahari|Rosnani Madius|Jerry Kinsuan';

const oneOf = (random: Random, names: string) => random.pick(names.split('|'));

function malayName(random: Random) {
  return random.chance(0.5)
    ? `${oneOf(random, MALAY_MEN)} bin ${oneOf(random, MALAY_FATHERS)}`
    : `${oneOf(random, MALAY_WOMEN)} binti ${oneOf(random, MALAY_FATHERS)}`;
}

function chineseName(random: Random) {
  return `${oneOf(random, CHINESE_FAMILIES)} ${oneOf(random, CHINESE_GIVEN)}`;
}

function indianName(random: Random) {
  return random.chance(0.5)
    ? `${oneOf(random, INDIAN_MEN)} a/l ${oneOf(random, INDIAN_FATHERS)}`
    : `${oneOf(random, INDIAN_WOMEN)} a/p ${oneOf(random, INDIAN_FATHERS)}`;
}

function eastMalaysianName(random: Random) {
  return random.chance(0.5)
    ? `${oneOf(random, SARAWAK_GIVEN)} anak ${oneOf(random, SARAWAK_FATHERS)}`
    : oneOf(random, SABAH_NAMES);
}

/** An invented Malaysian name. */
export const personName = (random: Random) => random.weighted(FORMS)(random);
