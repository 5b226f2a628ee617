import { answers, buildCurrentUser, holding, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { api, useUserDetailsQuery } from './api';

const withSecrets = api.injectEndpoints({
  endpoints: (build) => ({ secrets: build.query<unknown, void>({ query: () => '/secrets' }) }),
});

const Rights = () => {
  const { data, isError } = useUserDetailsQuery();
  return <p>{data?.permissions.map(({ name }) => name).join() ?? (isError ? 'refused' : 'unknown')}</p>;
};

const Secrets = () => {
  withSecrets.useSecretsQuery();
  return null;
};

test('a forbidden call asks again what the user may do', async () => {
  const user = buildCurrentUser();
  const server = { user: { ...user, ...holding('member') } };
  signedIn();
  answers('GET /user/details', () => ({ data: server.user }));
  answers('GET /secrets', () => {
    server.user = { ...user, ...holding('project.view') };
    return refusal(403, { message: 'You are not allowed to do this.' });
  });

  renderPage(
    <>
      <Rights />
      <Secrets />
    </>,
  );

  expect(await screen.findByText('project.view')).toBeVisible();
});

test('a question for the user that is itself forbidden is not asked forever', async () => {
  const calls = answers('GET /user/details', refusal(403, { message: 'You are not allowed to do this.' }));
  answers('GET /secrets', { data: [] });

  renderPage(
    <>
      <Rights />
      <Secrets />
    </>,
  );

  expect(await screen.findByText('refused')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('an answer that was given by other roles than those before asks again what the user may do', async () => {
  const user = buildCurrentUser();
  const server = { roles: '2', user: { ...user, ...holding('member') } };
  const answered = (body: object) => Response.json(body, { headers: { 'x-roles': server.roles } });
  signedIn();
  const questions = answers('GET /user/details', () => answered({ data: server.user }));
  answers('GET /secrets', () => answered({ data: [] }));
  const { store } = renderPage(<Rights />);
  await screen.findByText('member');
  const ask = () => store.dispatch(withSecrets.endpoints.secrets.initiate(undefined, { forceRefetch: true }));

  await ask();
  expect(questions).toHaveLength(1);
  Object.assign(server, { roles: '4', user: { ...user, ...holding('project.view') } });
  await ask();

  expect(await screen.findByText('project.view')).toBeVisible();
  expect(questions).toHaveLength(2);
});
