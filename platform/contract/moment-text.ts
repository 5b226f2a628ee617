/** "2026-07-01 02:00 UTC": a moment for a terminal, wherever that is. */
export const momentText = (instant: string) => `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
