import { type Page } from '@playwright/test';

const choose = async (page: Page, label: string, text: string) => {
  const field = page.getByRole('dialog').getByRole('combobox', { name: label });
  await field.click();
  await field.fill(text);
  // Clicks the visible list; the one for screen readers is a separate element.
  await page.locator('.ant-select-dropdown:visible').getByTitle(text, { exact: true }).click();
};

type NewProject = {
  name: string;
  status: string;
  manager: string;
  client: string;
  contractSum: string;
  start: string;
  end: string;
};

/** Fills in and submits the dialog "New project" as a person does. */
export const createProjectOnScreen = async (page: Page, project: NewProject) => {
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByLabel('Name').fill(project.name);
  await choose(page, 'Status', project.status);
  await choose(page, 'Project Managers', project.manager);
  await page.keyboard.press('Escape');
  await choose(page, 'Client', project.client);
  await dialog.getByLabel('Contract Sum').fill(project.contractSum);
  await dialog.getByRole('textbox', { name: 'Start Date' }).fill(project.start);
  await dialog.getByRole('textbox', { name: 'End Date' }).fill(project.end);
  await dialog.getByRole('button', { name: 'Create project' }).click();
};
