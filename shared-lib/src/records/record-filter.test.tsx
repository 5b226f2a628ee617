import { answers, buildContractor, listOf, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delay } from 'msw';
import { useState } from 'react';
import { ContractorFilter } from './index';

const names = ['Alam Jaya', 'Besi Delima Abadi', 'Budi Harta', 'Cahaya Teknik', 'Teknik Budi'];
const contractors = names.map((name, index) => buildContractor({ uuid: `c-${index}`, name }));
const uuidOf = (name: string) => contractors.find((one) => one.name === name)!.uuid;

const matching = (search: string) =>
  contractors.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));

function Filter({ onChoose }: { onChoose: (uuid: string) => void }) {
  const [uuid, setUuid] = useState('');
  return (
    <ContractorFilter
      uuid={uuid}
      onChange={(chosen) => {
        onChoose(chosen);
        setUuid(chosen);
      }}
    />
  );
}

/** A filter whose lookup of a text resolves after `until`; all contractors are loaded from the start. */
async function renderFilter({ until = async () => {} }: { until?: () => Promise<unknown> } = {}) {
  signedIn();
  const calls = answers('GET /contractors', async ({ query }) => {
    const search = query.get('search') ?? '';
    if (search) await until();
    return listOf(matching(search));
  });
  const chosen: string[] = [];
  const { user } = renderPage(<Filter onChoose={(uuid) => chosen.push(uuid)} />);
  const box = screen.getByRole('combobox', { name: 'Contractor' });
  await user.click(box);
  await screen.findByTitle('Alam Jaya');
  return { user, box, chosen, calls };
}

/** A lookup that the test resolves. */
function heldAnswer() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  return { until: () => held, letGo: () => letGo() };
}

// antd recognises keys by their keyCode.
const press = (key: string, keyCode: number) => fireEvent.keyDown(document.activeElement!, { key, keyCode });

const marked = () => document.querySelectorAll('.ant-select-item-option-active');

test.each([0, 300, 1200])('Enter takes what was typed when the lookup answers after %d ms', async (milliseconds) => {
  const { user, box, chosen } = await renderFilter({ until: () => delay(milliseconds) });

  await user.type(box, 'Teknik Budi{Enter}');
  await waitFor(() => expect(chosen).not.toEqual([]), { timeout: 5000 });

  expect(chosen).toEqual([uuidOf('Teknik Budi')]);
  expect(
    await screen.findByText('Teknik Budi', { selector: '.ant-select-content *, .ant-select-content' }),
  ).toBeVisible();
});

test('shows what is at hand at once, and marks nothing before the answer', async () => {
  const { until, letGo } = heldAnswer();
  const { user, box } = await renderFilter({ until });

  await user.type(box, 'budi');

  expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
  expect(screen.getByTitle('Teknik Budi')).toBeVisible();
  expect(screen.queryByTitle('Alam Jaya')).not.toBeInTheDocument();
  expect(marked()).toHaveLength(0);
  letGo();
  await waitFor(() => expect(marked()).toHaveLength(1));
  expect(marked()[0]).toHaveTextContent('Budi Harta');
});

test('takes what an arrow key marked while the answer is on its way', async () => {
  const { user, box, chosen } = await renderFilter(heldAnswer());

  await user.type(box, 'budi');
  press('ArrowDown', 40);
  press('ArrowDown', 40);
  press('Enter', 13);

  expect(chosen).toEqual([uuidOf('Teknik Budi')]);
});

test('takes nothing for a text that nothing matches', async () => {
  const { user, box, chosen, calls } = await renderFilter();

  await user.type(box, 'Zeta{Enter}');
  await waitFor(() => expect(calls.at(-1)?.query.get('search')).toBe('Zeta'));

  expect(await screen.findByText('No matches')).toBeVisible();
  expect(chosen).toEqual([]);
});

test('another text takes back an Enter that still waits', async () => {
  const { until, letGo } = heldAnswer();
  const { user, box, chosen } = await renderFilter({ until });

  await user.type(box, 'Cahaya{Enter}');
  await user.type(box, '{Backspace}');
  letGo();
  await waitFor(() => expect(marked()).toHaveLength(1));

  expect(chosen).toEqual([]);
});

test('Tab takes nothing, and Enter before Tab still takes what was typed', async () => {
  const { until, letGo } = heldAnswer();
  const { user, box, chosen } = await renderFilter({ until });

  await user.type(box, 'Besi');
  press('Tab', 9);
  await user.tab();
  expect(chosen).toEqual([]);

  await user.type(box, 'Teknik Budi{Enter}');
  await user.tab();
  letGo();
  await waitFor(() => expect(chosen).toEqual([uuidOf('Teknik Budi')]));
});
