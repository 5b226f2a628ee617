const DAY_MS = 86_400_000;

const kualaLumpur = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kuala_Lumpur' });

/** Today in the product's one time zone, as YYYY-MM-DD. */
export const kualaLumpurToday = () => kualaLumpur.format(new Date());

/** How many days there are from one day to another. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The day that comes so many days after another; before it when there are fewer than none. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
