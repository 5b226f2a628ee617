const DAY_MS = 86_400_000;

const kualaLumpur = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kuala_Lumpur' });

/** Today in Kuala Lumpur, as YYYY-MM-DD. */
export const kualaLumpurToday = () => kualaLumpur.format(new Date());

export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The day `days` later, or earlier if negative. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
