/** Formats a moment for a terminal in UTC: "2026-07-01 02:00 UTC". */
export const momentText = (instant: string) => `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
