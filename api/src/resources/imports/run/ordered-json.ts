const inOrder = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    : value;

/** A value as text that is the same whatever the order of its keys: the database does not keep it. */
export const orderedJson = (value: unknown) => JSON.stringify(value ?? null, inOrder);
