import type * as Module from './appearance';

const STYLE = document.documentElement.style;

// The appearance is read once per document, so each test loads the module again.
const load = () => {
  let loaded!: typeof Module;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof Module>('./appearance');
  });
  return loaded;
};

const { matchMedia } = window;

beforeEach(() => localStorage.clear());

afterEach(() => {
  window.matchMedia = matchMedia;
});

test('starts with the theme of the system, comfortable', () => {
  window.matchMedia = (query) => ({ matches: query.includes('dark') }) as MediaQueryList;

  expect(load().readAppearance()).toEqual({ theme: 'dark', density: 'comfortable' });
});

test('remembers what was chosen and shows it at once', () => {
  const { applyAppearance, changeAppearance } = load();
  applyAppearance();

  changeAppearance({ theme: 'light', density: 'compact' });

  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', density: 'compact' });
  expect(STYLE.getPropertyValue('--sl-canvas')).toBe('#f5f4ef');
  expect(STYLE.getPropertyValue('--sl-control')).toBe('30px');
  expect(load().readAppearance()).toEqual({ theme: 'light', density: 'compact' });
});

test('ignores a remembered theme that does not exist', () => {
  localStorage.setItem('siteledger.theme', 'sepia');

  expect(['light', 'dark']).toContain(load().readAppearance().theme);
});

test('follows a change made in another tab', () => {
  const { changeAppearance, onAppearanceChange, readAppearance } = load();
  changeAppearance({ theme: 'light' });
  const heard = jest.fn();
  const stop = onAppearanceChange(heard);

  localStorage.setItem('siteledger.theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'siteledger.theme' }));
  stop();

  expect(heard).toHaveBeenCalledTimes(1);
  expect(readAppearance().theme).toBe('dark');
  expect(STYLE.colorScheme).toBe('dark');
});
