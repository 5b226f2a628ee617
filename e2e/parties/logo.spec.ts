import { type Page } from '@playwright/test';
import { type Api } from '../api';
import { settled } from '../axe';
import { confirm } from '../fill-form';
import { expect, test } from '../fixtures';
import { expectToast } from '../toast';
import { calledPng, claiming, drawn, gif, type Upload } from './pictures';

type Stored = { data: { uuid: string; version: number; logo: string | null } };

const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`;

const NO_PICTURE = 'Logo must be a PNG, JPEG or WebP image that is not animated.';
const UNREADABLE = 'Logo is not an image that can be read.';
const TOO_LARGE = 'The logo must be at most 2 MB.';
const TOO_MANY_PIXELS = 'Logo must be at most 4096 × 4096 pixels.';

const makeOrganisation = (api: Api) =>
  api.post<Stored>('/organisations', { name: `Logo ${Date.now().toString(36)}`, type: 2, country: 'MY' });

const choose = (page: Page, file: Upload) => page.getByLabel('Logo file').setInputFiles(file);

const cropping = (page: Page) => page.getByRole('dialog', { name: 'Crop the logo' });

// Waits for the dialog to open, because a click during its opening is lost.
async function use(page: Page) {
  await expect(cropping(page)).toBeVisible();
  await settled(page);
  await cropping(page).getByRole('button', { name: 'Use as logo' }).click();
}

const shown = (page: Page) => page.getByRole('img', { name: /^Logo of / });

/** The stored file of the picture that the page shows. */
async function stored(page: Page) {
  const path = (await shown(page).getAttribute('src'))!;
  const answer = await page.request.get(path);
  const size = await shown(page).evaluate((image: HTMLImageElement) =>
    image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
  );
  return { path, size, bytes: await answer.body(), headers: answer.headers() };
}

test('refuses with a message what is no picture, too large or malicious, and changes nothing', async ({
  page,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/422/);
  // Playwright's trace fetches a picture again that the browser could not read.
  expectComplaint(/Connecting to 'blob:/);
  const api = await signInAs('owner', '/health/live');
  const { data: organisation } = await makeOrganisation(api);
  await page.goto(`/organisations/list/${organisation.uuid}`);
  const png = await drawn(page, 'png', 300, 100);
  const place = page.getByRole('group', { name: 'Picture of the logo' });

  // Neighbours have different messages, so a message left from the file before cannot pass.
  const refusals: [Upload, string][] = [
    [{ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) }, NO_PICTURE],
    [calledPng(SVG), UNREADABLE],
    [calledPng(Buffer.concat([png.buffer, Buffer.alloc(2 * 1024 * 1024)])), TOO_LARGE],
    [calledPng(`<!doctype html>${SCRIPT}${png.buffer.toString('latin1')}`), UNREADABLE],
    [await drawn(page, 'png', 4097, 1), TOO_MANY_PIXELS],
    [{ name: 'logo.html', mimeType: 'text/html', buffer: Buffer.from(SCRIPT) }, NO_PICTURE],
    [claiming(png, 20_000, 20_000), TOO_MANY_PIXELS],
  ];
  for (const [file, words] of refusals) {
    await choose(page, file);
    await expect(place.getByText(words)).toBeVisible();
    await expect(cropping(page)).toHaveCount(0);
  }

  // The browser can show a GIF; the server checks the format again.
  await choose(page, calledPng(gif));
  await use(page);
  await expect(place.getByText(NO_PICTURE)).toBeVisible();
  await expect(cropping(page)).toHaveCount(0);
  await expect(page.getByText('No logo')).toBeVisible();
  const { data: after } = await api.get<Stored>(`/organisations/${organisation.uuid}`);
  expect(after).toMatchObject({ logo: null, version: organisation.version });
});

test('a picture is previewed, cropped, drawn again and shown, and can be removed', async ({
  page,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/404/);
  const api = await signInAs('owner', '/health/live');
  const { data: organisation } = await makeOrganisation(api);
  await page.goto(`/organisations/list/${organisation.uuid}`);
  const png = await drawn(page, 'png', 600, 200);

  // A picture with a web page appended loses the page when it is redrawn.
  await choose(page, calledPng(Buffer.concat([png.buffer, Buffer.from(SCRIPT)])));
  await expect(cropping(page).getByText('100%')).toBeVisible();
  await use(page);
  await expectToast(page, 'Logo updated.');
  const whole = await stored(page);
  expect(whole.size).toEqual([600, 200]);
  expect(whole.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect(whole.bytes.includes('script')).toBe(false);

  // By mouse: a zoomed-in square of the red half.
  await choose(page, await drawn(page, 'jpeg', 600, 200));
  await cropping(page).getByText('Square', { exact: true }).click();
  await cropping(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(cropping(page).getByText('115%')).toBeVisible();
  await expect(cropping(page).getByRole('presentation'), 'styled by its library').toHaveCSS('position', 'absolute');
  const { x, y, width, height } = (await cropping(page).getByRole('application').boundingBox())!;
  await page.mouse.move(x + 5, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 3, y + height / 2, { steps: 12 });
  await page.mouse.up();
  await use(page);
  await expect(shown(page)).not.toHaveAttribute('src', whole.path);
  const square = await stored(page);
  expect(square.headers['content-type']).toBe('image/jpeg');
  expect(square.size).toEqual([174, 174]);
  const colour = await shown(page).evaluate((image: HTMLImageElement) => {
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.drawImage(image, 0, 0);
    return [...pen.getImageData(170, 80, 1, 1).data];
  });
  expect(colour[0]! > 200 && colour[2]! < 60, `red: ${colour.join()}`).toBe(true);
  expect((await page.request.get(whole.path)).status()).toBe(404);

  // By keyboard only.
  await choose(page, await drawn(page, 'webp', 400, 400));
  await cropping(page).getByRole('radio', { name: 'Wide 3:1' }).press('Space');
  await cropping(page).getByRole('application').press('+');
  await cropping(page).getByRole('application').press('ArrowDown');
  await cropping(page).getByRole('button', { name: 'Use as logo' }).press('Enter');
  await expect(shown(page)).not.toHaveAttribute('src', square.path);
  const wide = await stored(page);
  expect(wide.headers['content-type']).toBe('image/webp');
  expect(wide.size).toEqual([348, 116]);

  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog', { name: /^Remove the logo of "Logo / })).toBeVisible();
  await confirm(page, 'Remove');
  await expectToast(page, 'Logo removed.');
  await expect(page.getByText('No logo')).toBeVisible();
});
