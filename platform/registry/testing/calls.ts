import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Refusal } from '../errors';
import { type Access } from '../http/inputs';
import { type Call, type Person, type Product } from '../product';
import { type Db } from '../store/tables';
import { digestOf } from './people';

const NOBODY: Person = { uuid: '', name: '', roles: [], permissions: [] };

const OPEN: readonly string[] = ['anybody', 'publish token'] satisfies Access[];

type Given = { db: Db; clock: () => Date; product: Product; people: ReadonlyMap<string, Person> };

/** Identifies callers by their uuid, and checks their access; a person's only session starts with their first call. */
export class Calls {
  private readonly acting = new WeakMap<FastifyRequest, Person>();
  private readonly sessions = new Map<string, string>();

  constructor(private readonly given: Given) {}

  readonly tokenOf = ({ headers }: FastifyRequest) => headers.authorization?.replace('Bearer ', '');

  readonly visitorOf = async (request: FastifyRequest) => this.personOf(request);

  readonly actAs = async (request: FastifyRequest, { uuid, name }: { uuid: string; name: string }) =>
    void this.acting.set(request, { ...NOBODY, uuid, name });

  readonly callOf = (request: FastifyRequest): Call => {
    const { db, clock, product } = this.given;
    const user = this.personOf(request) ?? NOBODY;
    const now = clock();
    return {
      ...{ db, user, now },
      mailDigest: digestOf(user),
      requestId: request.id,
      sessionId: this.sessionOf(user),
      today: now.toISOString().slice(0, 10),
      address: request.ip,
      expectedRevision: Number(request.headers['if-match']) || undefined,
      personUuid: user.uuid,
      mayPublish: user.permissions.includes('publish'),
      audit: product.auditAs(user.name),
    };
  };

  /** Refuses calls that a person has no access to. */
  guard(server: FastifyInstance) {
    server.addHook('onRequest', async (request) => {
      const { access = 'anybody' } = request.routeOptions.config;
      if (OPEN.includes(access)) return;
      const person = this.personOf(request);
      if (!person) throw new Refusal(401, 'Sign in first.');
      if (access !== 'signed in' && !person.permissions.includes(access))
        throw new Refusal(403, 'You may not do that.');
    });
  }

  private personOf(request: FastifyRequest) {
    return this.acting.get(request) ?? this.given.people.get(this.tokenOf(request) ?? '');
  }

  private sessionOf({ uuid }: Person) {
    const known = this.sessions.get(uuid) ?? randomUUID();
    this.sessions.set(uuid, known);
    return known;
  }
}
