import { addDays, todayInKualaLumpur, type Day } from '@siteledger/shared-lib/domain';

/** Filters of due dates in the address. */
export type DueFilters = { overdue: string; due_from: string; due_to: string };

const DAYS_AHEAD = 30;

const any: DueFilters = { overdue: '', due_from: '', due_to: '' };

function weekOf(day: Day) {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(day, -weekday);
  return { due_from: monday, due_to: addDays(monday, 6) };
}

/** Presets of due dates, as of a day. */
export const duePresets = (today: Day = todayInKualaLumpur()) =>
  [
    { value: 'overdue', label: 'Overdue', filters: { ...any, overdue: '1' } },
    { value: 'week', label: 'Due this week', filters: { ...any, ...weekOf(today) } },
    { value: '30', label: 'Due in 30 days', filters: { ...any, due_from: today, due_to: addDays(today, DAYS_AHEAD) } },
  ] as const;

const isSame = (one: DueFilters, other: DueFilters) =>
  one.overdue === other.overdue && one.due_from === other.due_from && one.due_to === other.due_to;

/** The preset that matches the filters, if any. */
export const presetOf = (filters: DueFilters, presets = duePresets()) =>
  presets.find((preset) => isSame(preset.filters, filters))?.value;

/** Filters of a preset; any due date without one. */
export const filtersOf = (value: string | undefined, presets = duePresets()): DueFilters =>
  presets.find((preset) => preset.value === value)?.filters ?? any;
