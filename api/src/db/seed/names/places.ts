/** A town with its postcode, state and area code. */
export type Place = { town: string; postcode: string; state: string; areaCode: string };

const place = (text: string): Place => {
  const [town = '', postcode = '', state = '', areaCode = ''] = text.split('|');
  return { town, postcode, state, areaCode };
};

/** The towns of projects and of parties' offices. */
export const PLACES = [
  'Shah Alam|40150|Selangor|03',
  'Petaling Jaya|46050|Selangor|03',
  'Klang|41200|Selangor|03',
  'Subang Jaya|47600|Selangor|03',
  'Kajang|43000|Selangor|03',
  'Rawang|48000|Selangor|03',
  'Cheras|56100|WP Kuala Lumpur|03',
  'Kepong|52100|WP Kuala Lumpur|03',
  'Kuala Lumpur|50480|WP Kuala Lumpur|03',
  'Putrajaya|62000|WP Putrajaya|03',
  'Seremban|70300|Negeri Sembilan|06',
  'Nilai|71800|Negeri Sembilan|06',
  'Melaka|75450|Melaka|06',
  'Muar|84000|Johor|06',
  'Johor Bahru|81100|Johor|07',
  'Iskandar Puteri|79100|Johor|07',
  'Batu Pahat|83000|Johor|07',
  'Kuantan|25200|Pahang|09',
  'Temerloh|28000|Pahang|09',
  'Kuala Terengganu|20300|Terengganu|09',
  'Kota Bharu|15200|Kelantan|09',
  'Ipoh|30450|Perak|05',
  'Taiping|34000|Perak|05',
  'George Town|10050|Pulau Pinang|04',
  'Bayan Lepas|11900|Pulau Pinang|04',
  'Alor Setar|05350|Kedah|04',
  'Kulim|09000|Kedah|04',
  'Kangar|01000|Perlis|04',
  'Kota Kinabalu|88300|Sabah|088',
  'Sandakan|90000|Sabah|089',
  'Kuching|93350|Sarawak|082',
  'Miri|98000|Sarawak|085',
].map(place);
