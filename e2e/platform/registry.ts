import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type IssuedPublishToken, type RemoteMatrix, type RemoteSetting } from '@siteledger/platform/contract';
import { remoteText, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { type APIRequestContext, expect } from '@playwright/test';
import { type Api, apiAs } from '../api';

const ROOT = join(__dirname, '../..');

/** Publishes a release as a team does, from the command line with its own token, and selects it in development. */
export async function publish(request: APIRequestContext, name: string, version: string, url: string) {
  await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'platform/cli/main.mjs'), 'publish', '--version', version, '--env', 'development'],
    {
      cwd: join(ROOT, name),
      env: { ...process.env, SITELEDGER_URL: url, SITELEDGER_TOKEN: await issueToken(request, name) },
    },
  );
}

/** Issues a publish token for a remote. */
export async function issueToken(request: APIRequestContext, name: string) {
  const superAdmin = await apiAs(request, 'super');
  const { data } = await superAdmin.post<{ data: IssuedPublishToken }>('/remotes/tokens', {
    name: `${name} ${randomUUID()}`,
    remotes: [name],
    environments: ['development'],
    ends_on: todayInKualaLumpur(),
  });
  return data.token;
}

/** Title of a remote, by which the screens call it. */
export async function calledBy(admin: Api, name: string) {
  const { data } = await admin.get<{ data: RemoteMatrix }>('/remotes/environments');
  const row = data.remotes.find((remote) => remote.name === name);
  if (!row) throw new Error(`${name} is not published.`);
  return remoteText(row);
}

/** The registry's settings as an admin changes them. */
export function registryOf(request: APIRequestContext, admin: Api) {
  const authorization = { Authorization: `Bearer ${admin.tokens.access_token}` };
  const placeOf = (name: string) => `/api/v2/remotes/${name}/environments/development`;

  async function present(name: string): Promise<RemoteSetting> {
    const { data } = await admin.get<{ data: RemoteMatrix }>('/remotes/environments');
    const setting = data.remotes.find((remote) => remote.name === name)?.settings.development;
    if (!setting) throw new Error(`${name} does not run.`);
    return setting;
  }

  async function set(name: string, change: object) {
    const { revision, release } = await present(name);
    const answer = await request.put(placeOf(name), {
      headers: { ...authorization, 'If-Match': String(revision) },
      data: { enabled: true, release, reason: 'Tried in a test', ...change },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  async function rollBack(name: string, to: number) {
    const { revision } = await present(name);
    const answer = await request.post(`${placeOf(name)}/rollback`, {
      headers: { ...authorization, 'If-Match': String(revision) },
      data: { revision: to, reason: 'Back to the release before' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Marks a release as stable, unless reports of browsers already have. */
  async function markStable(name: string, version: string) {
    const answer = await request.post(`${placeOf(name)}/releases/${version}/good`, {
      headers: authorization,
      data: { reason: 'It has run in all tests so far' },
    });
    if (answer.status() === 409) expect(await answer.text()).toContain('already stable');
    else expect(answer.ok(), await answer.text()).toBe(true);
  }

  return { present, set, rollBack, markStable };
}
