import { answers } from '@siteledger/shared-lib/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeChanges, button, enter, openChange, PLACE, ready, releases } from '../testing/change-dialog';
import { buildSetting } from '../testing/remote-builders';

beforeChanges();

test('rolls another release out to a share of the users and to a role', async () => {
  const calls = answers(`PUT ${PLACE}`, { data: buildSetting() });
  const { user } = await openChange();

  await user.click(screen.getByRole('checkbox', { name: /^Gradual rollout/ }));
  fireEvent.change(screen.getByRole('spinbutton', { name: /Percent/ }), { target: { value: '25' } });
  await user.click(await screen.findByRole('checkbox', { name: 'Project Manager' }));
  await enter(user, 'Reason', 'Pilot');
  await ready(/^Save/);
  await user.click(button(/^Save/));

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.body).toMatchObject({
    release: '1.0.0',
    rollout: { release: '1.1.0', percent: 25, roles: [4] },
  });
});

test('lets a rollout grow by itself', async () => {
  const calls = answers(`PUT ${PLACE}`, { data: buildSetting() });
  const { user } = await openChange({ rollout: { release: '1.1.0', percent: 1, roles: [] } });

  await user.click(screen.getByRole('checkbox', { name: /^Advance automatically: 1, 10, 50, 100%/ }));
  fireEvent.change(screen.getByRole('spinbutton', { name: /^Minutes in each stage/ }), { target: { value: '30' } });
  await enter(user, 'Reason', 'Pilot');
  await ready(/^Save/);
  await user.click(button(/^Save/));

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.body).toMatchObject({
    rollout: { release: '1.1.0', percent: 1, roles: [], stages: { minutes: 30, loads: 20 } },
  });
});

test('names what is wrong with a stage, and takes the stages away again', async () => {
  const { user } = await openChange({
    rollout: { release: '1.1.0', percent: 1, roles: [], stages: { minutes: 60, loads: 20 } },
  });

  fireEvent.change(screen.getByRole('spinbutton', { name: /^Clean loads/ }), { target: { value: '0' } });

  expect(await screen.findByText('Loads must be more than or equals to 1.')).toBeVisible();
  expect(button(/^Save/)).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /^Advance automatically/ }));
  await ready(/^Save/);
});

test('names what is wrong with a rollout before it is sent', async () => {
  const { user } = await openChange({ rollout: { release: '1.1.0', percent: 10, roles: [] } });

  fireEvent.change(screen.getByRole('spinbutton', { name: /Percent/ }), { target: { value: '101' } });

  expect(await screen.findByText('Percent must be less than or equals to 100.')).toBeVisible();
  expect(screen.getByText(/^Choose a release, and whom a rollout reaches/)).toBeVisible();
  expect(button(/^Save/)).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /^Gradual rollout/ }));
  await ready(/^Save/);
});

test('says below each field of a rollout what is wrong with it, and marks that field alone', async () => {
  await openChange({ rollout: { release: '1.1.0', percent: 10, roles: [], stages: { minutes: 60, loads: 20 } } });
  const percent = screen.getByRole('spinbutton', { name: /Percent/ });
  const minutes = screen.getByRole('spinbutton', { name: /^Minutes/ });

  fireEvent.change(percent, { target: { value: '-5' } });
  fireEvent.change(minutes, { target: { value: '0' } });

  await waitFor(() => expect(percent).toHaveAccessibleDescription('Percent must not be negative.'));
  expect(minutes).toHaveAccessibleDescription('Minutes must be more than or equals to 1.');
  expect(percent).toBeInvalid();
  expect(minutes).toBeInvalid();
  expect(screen.getByRole('spinbutton', { name: /^Clean loads/ })).toBeValid();
  expect(screen.getAllByText(/must be more than|must not be negative/)).toHaveLength(2);
});

test('offers no rollout where no other release can run', async () => {
  await openChange({}, { releases: [releases[0]!, releases[3]!] });

  expect(screen.getByRole('checkbox', { name: /^Gradual rollout/ })).toBeDisabled();
  expect(screen.getByText('There is no other release that can run here.')).toBeVisible();
});
