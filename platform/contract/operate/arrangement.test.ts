import type { RemoteSlotFill } from '../remote/remote';
import { arrange } from './arrangement';
import { fillsOfPlace, type ListedRemote } from './listing';

const PLACE = 'project.details.tabs';

const fill = (id: string, order: number) => ({ remote: 'mfe-finance', id, title: `Title of ${id}`, order });
const fills = [fill('payments', 50), fill('claims', 20), fill('letters', 50)];

const on = (id: string) => ({ remote: 'mfe-finance', id, on: true });
const off = (id: string) => ({ ...on(id), on: false });

const shown = (arranged: readonly { id: string; on: boolean }[]) =>
  arranged.map((one) => (one.on ? one.id : `${one.id} off`));

test('fills that nobody has arranged stand in the order that they state, by title where that is the same', () => {
  expect(shown(arrange(fills))).toEqual(['claims', 'letters', 'payments']);
});

test('an arrangement orders and switches fills; those that it does not name come after, in their own order', () => {
  expect(shown(arrange(fills, [on('payments')]))).toEqual(['payments', 'claims', 'letters']);
  expect(shown(arrange(fills, [on('letters'), off('claims'), on('payments')]))).toEqual([
    'letters',
    'claims off',
    'payments',
  ]);
});

test('names of fills that are gone, and the same name of another remote, have no effect', () => {
  const past = { remote: 'mfe-reports', id: 'claims', on: false };

  expect(shown(arrange(fills, [off('retentions'), past, on('payments')]))).toEqual(['payments', 'claims', 'letters']);
});

test('a place is arranged by the remote that offers it, whoever fills it', () => {
  const slot = (id: string, order: number): RemoteSlotFill => ({
    ...fill(id, order),
    slot: PLACE,
    permission: 'public',
  });
  const remote = (name: string, slots: RemoteSlotFill[], places?: ListedRemote['places']) =>
    ({ name, descriptor: { slots }, places }) as unknown as ListedRemote;
  const projects = remote(
    'mfe-projects',
    [slot('notes', 1)],
    [{ place: PLACE, fills: [on('claims'), off('payments')] }],
  );
  const finance = remote('mfe-finance', [
    slot('payments', 2),
    slot('claims', 3),
    { ...slot('to-pay', 1), slot: 'other' },
  ]);

  expect(shown(fillsOfPlace(PLACE, [projects, finance]))).toEqual(['claims', 'payments off', 'notes']);
  expect(shown(fillsOfPlace('other', [projects, finance]))).toEqual(['to-pay']);
});
