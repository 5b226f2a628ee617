import { type ContractTerms, formatDay, isDay } from '@siteledger/shared-lib/domain';

const dayOf = (value: unknown) => (isDay(value) ? formatDay(value) : undefined);

/** The terms of a contract that people look up most often; unknown ones are missing. */
export const contractFacts = ({ contract_form, site_state, cpc_day, dlp_end, cmgd_day }: Partial<ContractTerms>) =>
  (
    [
      ['Contract', contract_form],
      ['Site', site_state],
      ['CPC', dayOf(cpc_day)],
      ['DLP ends', dayOf(dlp_end)],
      ['CMGD', dayOf(cmgd_day)],
    ] as const
  ).filter(([, value]) => Boolean(value));
