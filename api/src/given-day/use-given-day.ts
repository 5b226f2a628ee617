import { shiftDate } from './shift-date';

// Import this file first, so that no module reads the real time. It imports neither the settings nor the domain for
// that reason. An invalid TODAY shifts nothing here and is rejected when the settings are read.

const kualaLumpur = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kuala_Lumpur' });

// Shifts by whole days, so the time of day stays real.
const untilDay = (day: string) => Date.parse(day) - Date.parse(kualaLumpur.format(Date.now()));

const { TODAY, APP_ENV } = process.env;

/** How many milliseconds this process is ahead of the real time; 0 unless TODAY names another day. */
export const MILLISECONDS_AHEAD = (TODAY && APP_ENV !== 'production' && untilDay(TODAY)) || 0;

if (MILLISECONDS_AHEAD !== 0) shiftDate(MILLISECONDS_AHEAD);
