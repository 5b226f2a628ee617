import { addDays, type Day } from '@siteledger/shared-lib/domain';
import { monthEnd, monthStart, monthStartAfter } from '../numbers/calendar';
import { type Plan } from './portfolio';
import { type Random } from '../numbers/random';

/** Days from a month's end to the certificate and invoice for its work. */
const CERTIFIED_AFTER_DAYS = { soonest: 0, latest: 6 };

/** Days from recording a project to its start. */
const ENTERED_BEFORE_DAYS = { least: 20, most: 70 };

const NEW_STARTS_IN_DAYS = { soonest: 7, latest: 90 };
const NEW_ENTERED_DAYS_AGO = { least: 3, most: 60 };

export type ProjectDates = {
  created: Day;
  start: Day;
  end: Day;
  /** The first day of the month of the first claim. */
  firstMonth: Day;
  certifiedAfterDays: number;
};

/** The dates of a project, such that its last claim is for the last month that could be certified before today. */
export function datesOf(plan: Plan, today: Day, random: Random): ProjectDates {
  const certifiedAfterDays = random.whole(CERTIFIED_AFTER_DAYS.soonest, CERTIFIED_AFTER_DAYS.latest);
  if (plan.status === 'New') return datesOfNew(plan, today, random);
  const lastMonth =
    plan.status === 'Completed'
      ? monthStartAfter(today, -plan.endedMonthsAgo)
      : monthStartAfter(addDays(today, -certifiedAfterDays), -1);
  const firstMonth = monthStartAfter(lastMonth, 1 - plan.certificates);
  const start = addDays(firstMonth, random.whole(0, 9));
  return {
    created: addDays(start, -random.whole(ENTERED_BEFORE_DAYS.least, ENTERED_BEFORE_DAYS.most)),
    start,
    end: monthEnd(monthStartAfter(firstMonth, plan.months - 1)),
    firstMonth,
    certifiedAfterDays,
  };
}

function datesOfNew(plan: Plan, today: Day, random: Random): ProjectDates {
  const start = addDays(today, random.whole(NEW_STARTS_IN_DAYS.soonest, NEW_STARTS_IN_DAYS.latest));
  return {
    created: addDays(today, -random.whole(NEW_ENTERED_DAYS_AGO.least, NEW_ENTERED_DAYS_AGO.most)),
    start,
    end: monthEnd(monthStartAfter(start, plan.months - 1)),
    firstMonth: monthStart(start),
    certifiedAfterDays: 0,
  };
}
