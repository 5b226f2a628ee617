import { shownScreens } from './shown-screens';

const of = (name: string, version = '1.0.0') => ({ screen: `${name}:/list`, release: { name, version } });

test('attributes a measurement to the screen shown then, not to the tab’s first one', () => {
  const screens = shownScreens();

  screens.note(of('mfe-projects'), 800);
  screens.note(of('mfe-finance'), 5_000);

  expect(screens.at(4_999)).toEqual(of('mfe-projects'));
  expect(screens.at(5_000)).toEqual(of('mfe-finance'));
});

test('attributes work before the first screen to that screen', () => {
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

test('attributes measurements on the shell’s screens to no remote', () => {
  const screens = shownScreens();

  screens.note(of('mfe-projects'), 800);
  screens.note(undefined, 5_000);

  expect(screens.at(6_000)).toBeUndefined();
});
