import { shiftDate } from './shift-date';

// A program imports this file before all others, so that none of them reads the real time. It imports neither the settings
// nor the domain for the same reason: a value that is refused shifts nothing, and the settings end the start.

const kualaLumpur = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kuala_Lumpur' });

// Whole days: the time of day stays the real one.
const untilDay = (day: string) => Date.parse(day) - Date.parse(kualaLumpur.format(Date.now()));

const { TODAY, APP_ENV } = process.env;

/** How many milliseconds this process is ahead of the real time; 0 unless TODAY gives another day. */
export const MILLISECONDS_AHEAD = (TODAY && APP_ENV !== 'production' && untilDay(TODAY)) || 0;

if (MILLISECONDS_AHEAD !== 0) shiftDate(MILLISECONDS_AHEAD);
