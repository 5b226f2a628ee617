let last = 0;

/** A number that no other record of the test run has. */
export const nextNumber = () => (last += 1);

/** What every record carries, unique. */
export function buildRecorded() {
  const id = nextNumber();
  return { id, uuid: uuidOf(id), version: 1, created_at: '2026-01-01T00:00:00.000Z' };
}

const uuidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** A reference to a record of this name. */
export const buildReference = (name: string) => ({ uuid: uuidOf(nextNumber()), name });
