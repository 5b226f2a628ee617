import { addDays, formatPickerDay, todayInKualaLumpur, type Day } from '@siteledger/shared-lib/domain';
import { renderPage } from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { DayRangeFilter } from '../index';

const chosen = jest.fn();

function Filter() {
  const [range, setRange] = useState<readonly [Day | null, Day | null]>([null, null]);
  return (
    <>
      <DayRangeFilter
        label="Due Date"
        value={range}
        onChange={(next) => {
          chosen(next);
          setRange(next);
        }}
      />
      <button>Elsewhere</button>
    </>
  );
}

const from = () => screen.findByPlaceholderText('Due Date from');
const to = () => screen.getByPlaceholderText('to');

afterEach(() => {
  chosen.mockReset();
});

test('a range that is typed as people write days is taken when it is left', async () => {
  const { user } = renderPage(<Filter />);

  await user.type(await from(), '1 nov 27');
  await user.tab();
  await user.type(to(), '13/11/2027');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));

  expect(chosen.mock.calls).toEqual([[['2027-11-01', '2027-11-13']]]);
  expect(await from()).toHaveValue('01-11-2027');
  expect(to()).toHaveValue('13-11-2027');
});

test('an invalid day stays in its box, with the expected format', async () => {
  const { user } = renderPage(<Filter />);

  await user.type(await from(), '31/11/2027');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));

  expect(await from()).toHaveValue('31/11/2027');
  expect(screen.getByText('"31/11/2027" is not a date. Write it as 31-12-2026.')).toBeVisible();
  expect(chosen).not.toHaveBeenCalled();
});

test('Enter shows the day that was meant, and takes it when it is pressed again', async () => {
  const { user } = renderPage(<Filter />);

  await user.type(await from(), '+7{Enter}');
  expect(await from()).toHaveValue(formatPickerDay(addDays(todayInKualaLumpur(), 7)));
  expect(chosen).not.toHaveBeenCalled();
});

test('a day that is picked in the calendar counts only after OK', async () => {
  const { user } = renderPage(<Filter />);

  await user.click(await from());
  await user.click((await screen.findAllByTitle(todayInKualaLumpur().replace(/..$/, '15')))[0]!);
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));

  expect(chosen).not.toHaveBeenCalled();
});
