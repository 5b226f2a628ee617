import { keep } from '@siteledger/platform/contract';
import { createStore } from '@siteledger/platform/store';
import { COLORS, FONT, RADII, SIZES, type Density, type Theme } from './tokens';

/** The user's choices for the look of the product. */
export type Appearance = { theme: Theme; density: Density };

const STORED = { theme: 'siteledger.theme', density: 'siteledger.density' } as const;

const appearance = createStore(storedAppearance, () => {
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
});

/** The stored appearance; the system's theme until the user chooses one. */
export const readAppearance = appearance.read;

/** Calls the listener on each change, including those in other tabs; returns the unsubscribe function. */
export const onAppearanceChange = appearance.subscribe;

/** Stores a change of appearance and applies it. */
export function changeAppearance(change: Partial<Appearance>) {
  if (change.theme) keep(localStorage, STORED.theme, change.theme);
  if (change.density) keep(localStorage, STORED.density, change.density);
  show({ ...readAppearance(), ...change });
}

/**
 * Sets the tokens on the document as custom properties (`--sl-…`), for all style sheets. Runs before the first paint.
 */
export function applyAppearance({ theme, density }: Appearance = readAppearance()) {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.density = density;
  root.style.colorScheme = theme;
  for (const [name, value] of Object.entries(customProperties({ theme, density }))) root.style.setProperty(name, value);
}

function customProperties({ theme, density }: Appearance) {
  const px = (sizes: Record<string, number>, prefix: string) =>
    Object.entries(sizes).map(([name, size]) => [`--sl-${prefix}${name}`, `${size}px`] as const);
  return Object.fromEntries([
    ...Object.entries(COLORS[theme]).map(([name, color]) => [`--sl-${name}`, color] as const),
    ...px(SIZES[density], ''),
    ...px(RADII, 'radius-'),
    ['--sl-font', FONT],
  ]);
}

function onStorage({ key }: StorageEvent) {
  if (key !== STORED.theme && key !== STORED.density) return;
  show(storedAppearance());
}

/** Always prints in the light theme: paper is white, and browsers omit backgrounds. */
export function printLight() {
  addEventListener('beforeprint', () => applyAppearance({ ...readAppearance(), theme: 'light' }));
  addEventListener('afterprint', () => applyAppearance());
}

// Style sheets change before the listeners render.
function show(next: Appearance) {
  applyAppearance(next);
  appearance.set(next);
}

function storedAppearance(): Appearance {
  return {
    theme: remembered(STORED.theme, ['light', 'dark']) ?? systemTheme(),
    density: remembered(STORED.density, ['comfortable', 'compact']) ?? 'comfortable',
  };
}

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

function remembered<Value extends string>(key: string, values: readonly Value[]) {
  const stored = localStorage.getItem(key);
  return values.find((value) => value === stored);
}
