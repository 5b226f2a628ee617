import { randomUUID } from 'node:crypto';
import { type Access } from '../http/inputs';
import { type Person, type Product } from '../product';

/** The host facts of this product. */
export const HOST_FACTS = {
  host: {
    versions: { shell: '1.0.0', sharedLib: '1.0.0', api: '2.0.0' },
    permissions: ['things.see'],
    reservedPaths: ['/login'],
  },
  doors: { react: '19.3.1', names: {} },
  operations: ['GET /things'],
};

/** A product that has only people. It records its audit entries and the halts it was notified of. */
export function productOfPeople() {
  const people = new Map<string, Person>();
  const trail: string[] = [];
  const halts: string[] = [];
  const product: Product = {
    hostIn: async () => HOST_FACTS.host,
    formatInstant: (instant) => instant,
    transaction: (db, work) => (db.isTransaction ? work(db) : db.transaction().execute(work)),
    auditAs:
      (name) =>
      async (_db, { action }) =>
        void trail.push(`${name}: ${action}`),
    findPerson: async (_db, uuid) => people.get(uuid),
    mayStillChange: async (_db, uuid) => people.get(uuid)?.permissions.includes('manage') ?? false,
    mayStillPublish: async (_db, { issued_by_uuid }) =>
      people.get(issued_by_uuid)?.permissions.includes('publish') ?? false,
    selectVisitors: async () => [...people.values()],
    countHolders: async () => people.size,
    countLiveSessions: async (_db, ids) => ids.length,
    notifyOfHalt: async (_db, { reason }) => void halts.push(reason),
  };
  /** Adds a person with these permissions besides signing in. */
  const add = (name: string, permissions: readonly Access[]): Person => {
    const person = { uuid: randomUUID(), name, roles: [], permissions };
    people.set(person.uuid, person);
    return person;
  };
  return { product, people, trail, halts, add };
}

/** Replaces the digest of a person's e-mail address. */
export const digestOf = ({ uuid }: Pick<Person, 'uuid'>) => uuid.replaceAll('-', '').repeat(2);
