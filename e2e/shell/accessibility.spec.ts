import { settled, themes, violations } from '../axe';
import { expect, store, test } from '../fixtures';
import { password } from '../people';

for (const theme of themes) {
  test(`the sign-in page is open to everybody, ${theme}`, async ({ page }) => {
    await store(page, { app_version: '1.5', theme });
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

    expect(await violations(page)).toEqual([]);
  });

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

  test(`creating, reading and not finding a project is open to everybody, ${theme}`, async ({ page, signInAs }) => {
    const api = await signInAs('super', '/health/live');
    const { data: projects } = await api.get<{ data: { uuid: string; name: string }[] }>('/projects?per_page=15');
    await store(page, { theme });
    await page.goto('/projects/list/create');
    await expect(page.getByRole('dialog', { name: 'New project' })).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);

    await page.goto(`/projects/${projects[0]!.uuid}`);
    await expect(page.getByRole('heading', { level: 1, name: projects[0]!.name })).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);

    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'There is no page at this address.' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`the two-step sign-in and its set-up are open to everybody, ${theme}`, async ({ page, signInAs }) => {
    await signInAs('owner', '/health/live');
    await store(page, { theme });
    await page.goto('/profile/two-step-sign-in');
    await expect(page.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);

    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Set up authenticator app' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);
  });

  test(`the list of one's own sign-ins is open to everybody, ${theme}`, async ({ page, signInAs }) => {
    await signInAs('owner', '/health/live');
    await store(page, { theme });
    await page.goto('/profile/sessions');
    const places = page.getByRole('list', { name: 'Where you are signed in' });
    await expect(places.getByRole('listitem').first()).toBeVisible();
    await settled(page);

    expect(await violations(page)).toEqual([]);
  });

  test(`Recovery and what explains the menu are open to everybody, ${theme}`, async ({ page, signInAs }) => {
    await signInAs('super', '/health/live');
    await store(page, { theme });
    await page.goto('/recovery');
    await expect(page.getByRole('list', { name: 'Remotes' }).getByRole('listitem').first()).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);

    await page.goto('/nowhere');
    await page.getByRole('link', { name: 'Why don’t I see this?' }).click();
    await expect(page.getByRole('textbox', { name: 'Address of a page' })).toHaveValue('/nowhere');
    await expect(page.getByText('No part of Siteledger has a page at this address.')).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);
  });
}
