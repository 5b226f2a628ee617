import { type Random } from '../numbers/random';

/** Banks of the demo's parties. docs/domain/payments.md#payment-records */
export const BANKS = [
  'Maybank',
  'CIMB',
  'Public Bank',
  'RHB',
  'Hong Leong',
  'AmBank',
  'Bank Islam',
  'UOB',
  'OCBC',
  'Alliance',
];

/** Share of sub-contractors registered for service tax. */
const TAX_REGISTERED = 0.6;

const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.whole(0, 9)).join('');

/** Tax identity of an invented client. */
export const clientIdentity = (random: Random) => ({
  tin: `C${digits(random, 11)}`,
  id_type: 'BRN' as const,
  id_no: `${random.whole(1998, 2023)}01${digits(random, 6)}`,
  sst_no: random.chance(TAX_REGISTERED) ? `W10-${digits(random, 4)}-${digits(random, 8)}` : null,
});

/** Registration, tax and bank numbers of an invented company, in real formats. */
export function registrationOf(random: Random, isSubContractor: boolean) {
  const brn = `${random.whole(1998, 2023)}01${digits(random, 6)}`;
  const isRegistered = isSubContractor && random.chance(TAX_REGISTERED);
  return {
    registration_no: `${brn} (${random.whole(400_000, 1_500_000)}-${random.pick(['A', 'D', 'H', 'K', 'M', 'T', 'U', 'V', 'W', 'X'])})`,
    bank_name: random.pick(BANKS),
    bank_account_no: digits(random, 12),
    tin: `C${digits(random, 11)}`,
    brn,
    id_type: 'BRN' as const,
    sst_no: isRegistered ? `W10-${digits(random, 4)}-${digits(random, 8)}` : null,
  };
}

/** Code of a party in the books: the control account of debtors (300) or creditors (400), an initial and a number. */
export const accountingCodeOf = (control: '300' | '400', { id, name }: { id: number; name: string }) =>
  `${control}-${/[A-Z]/.exec(name)?.[0] ?? 'Z'}${String(id).padStart(4, '0')}`;
