import { answers, refusal } from '@siteledger/shared-lib/testing';
import { waitFor, within } from '@testing-library/react';
import { buildSetting } from '../testing/remote-builders';
import { beforePlaces, fill, named, openPlaces, panel, PLACES, tabs } from '../testing/places-dialog';

beforePlaces();

test('says who was quicker, and saves on top of their change when told so', async () => {
  const { server, dialog, press, because, shown } = await openPlaces();
  const calls = answers(`PUT ${PLACES}`, ({ headers }) =>
    headers.get('If-Match') === '"8"'
      ? { data: buildSetting({ revision: 9 }) }
      : refusal(409, { data: { err_msg: 'Changed by Ravi at 05-Jul-2026, 18:00' } }),
  );
  server.places = { revision: 8, places: [tabs({ is_arranged: true, fills: tabs().fills.toReversed() }), panel] };

  await press('Move Claims of mfe-finance up');
  await because('Claims first');
  await press('Save');
  const load = await dialog.findByRole('button', { name: 'Load the latest values' });
  expect(within(load.closest<HTMLElement>('[role=alert]')!).getByText(/Changed by Ravi at/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Claims first');
  await press('Load the latest values');
  expect(shown()[0]).toBe('Claims of mfe-finance');
  await press('Save');

  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]!.body).toEqual({
    places: [{ place: 'client.details.tabs', fills: [named('claims'), named('payments'), named('letters')] }],
    reason: 'Claims first',
  });
});

test('saving on top keeps another person’s changes in other places', async () => {
  const { server, dialog, press, because } = await openPlaces();
  const calls = answers(`PUT ${PLACES}`, ({ headers }) =>
    headers.get('If-Match') === '"8"'
      ? { data: buildSetting({ revision: 9 }) }
      : refusal(409, { data: { err_msg: 'Changed by Ravi at 05-Jul-2026, 18:00' } }),
  );
  const off = { ...panel, is_arranged: true, fills: [fill('to-pay', 'To pay', { on: false })] };
  server.places = { revision: 8, places: [tabs(), off] };

  await press('Move Claims of mfe-finance up');
  await because('Claims first');
  await press('Save');
  await dialog.findByRole('button', { name: 'Load the latest values' });
  await press('Load the latest values');
  expect(dialog.getByRole('switch', { name: 'To pay of mfe-finance' })).not.toBeChecked();
  await press('Save');

  await waitFor(() => expect(calls).toHaveLength(2));
  expect((calls[1]!.body as { places: unknown[] }).places).toEqual([
    { place: 'client.details.tabs', fills: [named('claims'), named('payments'), named('letters')] },
    { place: 'client.panel', fills: [named('to-pay', false)] },
  ]);
});

test('a fill that is gone when the registry refuses it goes from the list, and the rest can be saved', async () => {
  const { server, dialog, press, because, shown } = await openPlaces();
  const replies = [refusal(422, { errors: { places: ['It is gone.'] } }), { data: buildSetting({ revision: 8 }) }];
  const calls = answers(`PUT ${PLACES}`, () => replies.shift()!);
  server.places = { revision: 7, places: [tabs({ fills: tabs().fills.slice(1) }), panel] };

  await press('Move Letters of mfe-finance up');
  await because('Letters first');
  await press('Save');
  expect(await dialog.findByText('It is gone.')).toBeVisible();
  await waitFor(() => expect(shown()).toEqual(['Letters of mfe-finance', 'Claims of mfe-finance']));
  await press('Save');

  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]!.body).toMatchObject({
    places: [{ place: 'client.details.tabs', fills: [named('letters'), named('claims')] }],
  });
});

test('shows what the registry refuses, and keeps what was arranged', async () => {
  const message = 'Nothing that runs here puts “claims” of mfe-finance into client.details.tabs: leave it out.';
  answers(`PUT ${PLACES}`, () => refusal(422, { errors: { places: [message] } }));
  const { dialog, press, because, shown } = await openPlaces();

  await press('Move Claims of mfe-finance up');
  await because('Claims first');
  await press('Save');

  expect(await dialog.findByText(message)).toBeVisible();
  expect(shown()[0]).toBe('Claims of mfe-finance');
});
