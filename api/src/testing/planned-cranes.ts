import { type Served } from '@siteledger/platform/contract';
import { carryOutPlans } from '@siteledger/platform/registry';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { servedIn } from '../registry/registry-inputs';
import { haltingOf } from '../registry/registry-product';
import { type Client } from './client';
import { publisherBy } from './publisher';
import { TEST_CONFIG, withApp } from './with-app';

export const PLACE = '/remotes/mfe-cranes/environments/production';

/** When the plans of these tests begin. */
export const FROM = '2026-07-01T22:00:00+08:00';

const HALTING = haltingOf({ ...TEST_CONFIG, environment: 'production' });

type Person = Awaited<ReturnType<ReturnType<typeof withApp>['as']>>;

/** Production with three admins; it runs 1.0.0 and had 1.1.0 before; 1.2.0 is new to it. */
export function withPlannedCranes() {
  const server = withApp({ environment: 'production' });
  const people = {} as Record<'siti' | 'lim' | 'mei', Person>;

  const history = async () => (await people.lim.get(`${PLACE}/history`)).body.data;
  const confirm = (api: Client, uuid: string) => api.post(`${PLACE}/requests/${uuid}/confirmation`);
  async function change(api: Client, given: object) {
    const [present] = await history();
    const body = { enabled: true, release: '1.0.0', reason: 'Because', ...given };
    return api.put(PLACE, body, { 'if-match': String(present.revision) });
  }
  const lookedAfter = () => ({
    ...HALTING,
    findServed: (): Promise<Served> => servedIn(server.app, '/nonexistent')(),
  });

  beforeEach(async () => {
    people.siti = await server.as('SUPER_ADMIN', { name: 'Siti' });
    people.lim = await server.as('ADMIN', { name: 'Lim' });
    people.mei = await server.as('ADMIN', { name: 'Mei' });
    const issued = { remotes: ['mfe-cranes'], environments: ['production'] };
    const team = await publisherBy(server.app, people.siti, issued);
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await team.post('/remotes/mfe-cranes/releases', publicationOf(buildRelease('mfe-cranes', { version })));
    await people.siti.put(PLACE, { enabled: true, release: '1.1.0', reason: 'First' });
    const { uuid } = (await change(people.lim, { release: '1.0.0' })).body.data;
    if (uuid) await confirm(people.mei, uuid);
  });

  return {
    server,
    people,
    history,
    confirm,
    change,
    lookedAfter,
    requests: async () => (await people.mei.get('/remotes/environments')).body.data.remotes[0].requests,
    running: async () => (await server.anonymous.get('/remotes')).body.data.remotes[0]?.version,
    /** What Lim plans: 1.1.0 for everybody, unless stated. */
    plan: (given: object = {}) => change(people.lim, { release: '1.1.0', reason: 'Month end', from: FROM, ...given }),
    /** Carries out what is due at this time of the first of July 2026. */
    at: (time: string) => carryOutPlans(server.db, lookedAfter(), new Date(`2026-07-01T${time}+08:00`)),
  };
}
