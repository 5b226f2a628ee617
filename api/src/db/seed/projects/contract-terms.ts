import { addDays, compareDays, type ContractForm, contractValues, type Day } from '@siteledger/shared-lib/domain';
import { type Random } from '../numbers/random';
import { ringgit, type Sen } from '../numbers/sen';
import { PLACES } from '../names/places';
import { DEFECTS_MONTHS, type Plan } from './portfolio';
import { type ProjectDates } from './project-dates';

/** Forms of contract with their weights, and the days in which the client has to pay a certificate. */
const FORMS: readonly (readonly [{ form: ContractForm; honourDays: number }, number])[] = [
  [{ form: 'PAM 2018', honourDays: 21 }, 60],
  [{ form: 'PAM 2006', honourDays: 21 }, 20],
  [{ form: 'CIDB 2000', honourDays: 21 }, 10],
  [{ form: 'FIDIC', honourDays: 56 }, 10],
];

const AWARDED_BEFORE_DAYS = { least: 14, most: 45 };
/** Liquidated damages a day as a share of the contract sum, in steps of RM 100. */
const LD_SHARE = 0.0004;
const LD_STEP: Sen = 10_000;
/** Days from the end of the defects liability period to the certificate of making good defects. */
const CMGD_AFTER_DAYS = 30;

type Contract = { plan: Plan; dates: ProjectDates; today: Day };

/** Terms of a project's contract; its works were certified complete on their last day. */
export function contractTermsOf(random: Random, { plan, dates, today }: Contract) {
  const { form, honourDays } = random.weighted(FORMS);
  const terms = contractValues({
    site_state: random.pick(PLACES).state,
    contract_form: form,
    award_day: addDays(dates.start, -random.whole(AWARDED_BEFORE_DAYS.least, AWARDED_BEFORE_DAYS.most)),
    tax_position: 'taxable',
    ld_per_day: ringgit(Math.max(LD_STEP, Math.round((plan.contractSum * LD_SHARE) / LD_STEP) * LD_STEP)),
    honour_days: honourDays,
    cpc_day: plan.status === 'Completed' ? dates.end : null,
    dlp_months: DEFECTS_MONTHS,
  });
  const madeGood = terms.dlp_end && addDays(terms.dlp_end, CMGD_AFTER_DAYS);
  return { ...terms, cmgd_day: madeGood && compareDays(madeGood, today) < 0 ? madeGood : null };
}
