import { type App } from '../../http/request/fastify-types';
import { client, type Client } from '../apps/client';

type Issued = { remotes: readonly string[]; environments?: readonly string[]; ends_on?: string; name?: string };

let issued = 0;

/** Client of a team with a publish token that a Super Admin issued. */
export async function publisherBy(
  app: App,
  superAdmin: Client,
  { name = `Train ${++issued}`, environments = ['development'], ends_on = '2026-12-31', remotes }: Issued,
): Promise<Client> {
  const { body } = await superAdmin.post('/remotes/tokens', { name, remotes, environments, ends_on });
  return client(app, body.data.token);
}
