let last = 0;

/** A number unique within the test run. */
export const nextNumber = () => (last += 1);

/** Unique values of the fields common to all records. */
export function buildRecorded() {
  const id = nextNumber();
  return { id, uuid: uuidOf(id), version: 1, created_at: '2026-01-01T00:00:00.000Z' };
}

const uuidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** A reference to a record with this name. */
export const buildReference = (name: string) => ({ uuid: uuidOf(nextNumber()), name });
