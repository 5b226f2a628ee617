import { withApp } from '../../testing/apps/with-app';
import { aisyahOn, setUpPasskey } from '../../testing/records/second-factor';
import { softPasskey } from '../../testing/records/soft-passkey';

const api = withApp();
const { addAisyah, challenged, details } = aisyahOn(api);

test('finishes the sign-in by a passkey, whose counter has to rise', async () => {
  const { passkey } = await setUpPasskey(await addAisyah());
  const prove = async (counter: number) => {
    const challenge = await challenged();
    const { body } = await api.anonymous.post('/login/passkey/options', { challenge });
    return api.anonymous.post('/login/passkey', { challenge, credential: passkey.proof(body.data, counter) });
  };

  const [first, copied, next] = [await prove(7), await prove(7), await prove(8)];

  expect((await details(first.body.data.access_token)).status).toBe(200);
  expect(copied).toMatchObject({ status: 422, body: { errors: { credential: ['The passkey was not accepted.'] } } });
  expect(next.status).toBe(200);
});

test('takes no answer of a passkey twice, none to other options, and none from another site or key', async () => {
  const { passkey } = await setUpPasskey(await addAisyah());
  const ask = async () => {
    const challenge = await challenged();
    const { body } = await api.anonymous.post('/login/passkey/options', { challenge });
    return { challenge, options: body.data };
  };
  const send = async (challenge: string, credential: object) =>
    (await api.anonymous.post('/login/passkey', { challenge, credential })).status;
  const [one, other, third, fourth, fifth] = [await ask(), await ask(), await ask(), await ask(), await ask()];
  const proof = passkey.proof(one.options, 1);
  const stranger = softPasskey().proof(third.options, 1);

  expect(await send(one.challenge, proof)).toBe(200);
  expect(await send(one.challenge, proof)).toBe(422);
  // The counter is valid, so only the options are wrong.
  expect(await send(other.challenge, passkey.proof(one.options, 2))).toBe(422);
  expect(await send(third.challenge, { ...stranger, id: proof.id, rawId: proof.rawId })).toBe(422);
  expect(await send(fourth.challenge, passkey.proof({ ...fourth.options, rpId: 'evil.test' }, 2))).toBe(422);
  // A wrong answer invalidates the options too.
  await send(fifth.challenge, proof);
  expect(await send(fifth.challenge, passkey.proof(fifth.options, 3))).toBe(422);
});

test('starts one session for a passkey that is sent many times at once', async () => {
  const { passkey } = await setUpPasskey(await addAisyah());
  const challenge = await challenged();
  const { body } = await api.anonymous.post('/login/passkey/options', { challenge });
  const credential = passkey.proof(body.data, 1);

  const replies = await Promise.all(
    Array.from({ length: 8 }, () => api.anonymous.post('/login/passkey', { challenge, credential })),
  );

  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(422)]);
});
