import { settled, themes, violations } from '../axe';
import { expect, store, test } from '../fixtures';
import { password } from '../people';

for (const theme of themes) {
  test(`the screens of a forgotten password are open to everybody, ${theme}`, async ({ page, expectComplaint }) => {
    expectComplaint(/422/);
    await store(page, { app_version: '1.5', theme });
    await page.goto('/forgot');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('E-mail is required.')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.goto('/password/reset/nobody%40demo.test/no-such-token');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('new horse');
    await page.getByRole('textbox', { name: 'Password confirmation' }).fill('new horse');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('The link is not valid or has expired.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`a tab of another remote is open to everybody, ${theme}`, async ({ page, signInAs }) => {
    const api = await signInAs('super', '/health/live');
    const { data: projects } = await api.get<{ data: { uuid: string }[] }>('/projects?per_page=15');
    await store(page, { theme });
    await page.goto(`/projects/${projects[0]!.uuid}?tab=payments`);
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    await settled(page);

    expect(await violations(page)).toEqual([]);
  });

  test(`the set-up of the two-step sign-in is open to everybody, ${theme}`, async ({ page, signInAs }) => {
    await signInAs('owner', '/health/live');
    await store(page, { theme });
    await page.goto('/profile/two-step-sign-in');
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Set up authenticator app' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);
  });

  test(`what explains the menu is open to everybody, ${theme}`, async ({ page, signInAs }) => {
    await signInAs('super', '/health/live');
    await store(page, { theme });
    await page.goto('/nowhere');
    await page.getByRole('link', { name: 'Why don’t I see this?' }).click();
    await expect(page.getByRole('textbox', { name: 'Address of a page' })).toHaveValue('/nowhere');
    await expect(page.getByText('No part of Siteledger has a page at this address.')).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);
  });
}
