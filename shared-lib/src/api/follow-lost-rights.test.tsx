import { holding, refusal, renderPage, signedIn, answers, buildCurrentUser } from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { api, useUserDetailsQuery } from './api';

const { useSecretsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ secrets: build.query<unknown, void>({ query: () => '/secrets' }) }),
});

const Rights = () => {
  const { data, isError } = useUserDetailsQuery();
  return <p>{data?.permissions.map(({ name }) => name).join() ?? (isError ? 'refused' : 'unknown')}</p>;
};

const Secrets = () => {
  useSecretsQuery();
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

test('a question for the user that is itself forbidden is not asked for ever', async () => {
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
