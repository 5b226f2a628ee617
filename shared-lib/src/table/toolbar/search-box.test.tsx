import { renderPage } from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchBox } from './search-box';

/** A list that adopts its search only on a click, like a slow one. */
function SlowList() {
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState('');
  return (
    <>
      <SearchBox label="Search bills" search={search} onSearch={setAsked} />
      <button onClick={() => setSearch(asked)}>Follow</button>
      <button onClick={() => setSearch('')}>Clear filters</button>
      <p>Asked for: {asked}</p>
    </>
  );
}

test('keeps what was typed while the list still follows what was typed before, and can be emptied from outside', async () => {
  const { user } = renderPage(<SlowList />);
  const box = screen.getByRole('searchbox', { name: 'Search bills' });

  await user.type(box, 'con');
  await screen.findByText('Asked for: con');
  await user.type(box, 'crete');
  await user.click(screen.getByRole('button', { name: 'Follow' }));
  expect(box).toHaveValue('concrete');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));

  expect(box).toHaveValue('');
});
