import { shownScreens } from './shown-screens';

const of = (name: string, version = '1.0.0') => ({ screen: `${name}:/list`, release: { name, version } });

test('what is measured belongs to the screen that was shown then, not to the one that the tab began with', () => {
  const screens = shownScreens();

  screens.note(of('mfe-projects'), 800);
  screens.note(of('mfe-finance'), 5_000);

  expect(screens.at(4_999)).toEqual(of('mfe-projects'));
  expect(screens.at(5_000)).toEqual(of('mfe-finance'));
});

test('what the page did before its first screen it did for that screen', () => {
  const screens = shownScreens();

  screens.note(of('mfe-projects'), 800);

  expect(screens.at(0)).toEqual(of('mfe-projects'));
});

test('a screen belongs to the release that came to draw it', () => {
  const screens = shownScreens();

  screens.note(of('mfe-projects', '1.1.0'), 800);
  screens.note(of('mfe-projects', '1.0.0'), 1_200);

  expect(screens.at(900)).toEqual(of('mfe-projects', '1.0.0'));
});

test('what is measured on a screen of the shell belongs to no remote', () => {
  const screens = shownScreens();

  screens.note(of('mfe-projects'), 800);
  screens.note(undefined, 5_000);

  expect(screens.at(6_000)).toBeUndefined();
});
