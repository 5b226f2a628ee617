import { fillProblems, lostFills, statedPlaceProblems } from './places';
import type { RemoteSlotFill } from './remote';

const tabs = { name: 'project.details.tabs', props: { project: 'Project' } };
const projects = { name: 'mfe-projects', places: [tabs] };
const reports = { name: 'mfe-reports', places: [{ name: 'dashboard.overview', props: {} }] };

const fill = (given: Partial<RemoteSlotFill> = {}): RemoteSlotFill => ({
  slot: 'project.details.tabs',
  id: 'payments',
  title: 'Payments',
  order: 50,
  permission: 'project.expense',
  props: { project: 'Project' },
  ...given,
});

const finance = (...slots: RemoteSlotFill[]) => ({ name: 'mfe-finance', places: [], slots });

test('a place has a name of words with dots between, once', () => {
  expect(statedPlaceProblems([tabs])).toEqual([]);
  expect(statedPlaceProblems([{ name: 'tabs', props: {} }, tabs, tabs])).toEqual([
    'remote.ts: the place "tabs" needs a name of words with dots between: project.details.tabs.',
    'remote.ts: the place project.details.tabs is stated twice: leave one.',
  ]);
});

test('a fill is for a place that a remote offers, its own too', () => {
  expect(fillProblems(finance(fill()), [projects, reports])).toEqual([]);
  expect(fillProblems({ ...projects, slots: [fill()] }, [reports])).toEqual([]);
});

test('a fill for a place that no remote offers is refused, with those that are there', () => {
  expect(fillProblems(finance(fill({ slot: 'project.tabs' })), [projects, reports])).toEqual([
    'remote.ts: the fill "payments" is for the place project.tabs, which no remote offers: fill one of dashboard.overview, project.details.tabs.',
  ]);
  expect(fillProblems(finance(fill()), [])).toEqual([
    'remote.ts: the fill "payments" is for the place project.details.tabs, which no remote offers: publish the remote that offers it first.',
  ]);
});

test('the place of an earlier release of the same remote does not count', () => {
  const earlier = { name: 'mfe-finance', places: [tabs] };

  expect(fillProblems(finance(fill()), [earlier, reports])).toHaveLength(1);
});

test('a release from before places were stated may offer any', () => {
  expect(fillProblems(finance(fill()), [{ name: 'mfe-projects' }])).toEqual([]);
});

test('a fill takes what its place gives, by name and type', () => {
  const takes = (props: Record<string, string>) => fillProblems(finance(fill({ props })), [projects]);

  expect(takes({})).toEqual([]);
  expect(takes({ project: 'string', client: 'Client' })).toEqual([
    'remote.ts: the fill "payments" takes project: string, but project.details.tabs gives project: Project: take what it gives.',
    'remote.ts: the fill "payments" takes client: Client, but project.details.tabs gives project: Project: take what it gives.',
  ]);
});

test('a place that goes takes the fills of the others with it', () => {
  const others = [finance(fill(), fill({ slot: 'dashboard.overview', id: 'to-pay', title: 'To pay' }))];
  const renamed = { name: 'mfe-projects', places: [{ ...tabs, name: 'project.tabs' }] };

  expect(lostFills(projects, renamed, others)).toEqual(['mfe-finance: Payments (project.details.tabs)']);
  expect(lostFills(projects, undefined, others)).toEqual(['mfe-finance: Payments (project.details.tabs)']);
  expect(lostFills(projects, projects, others)).toEqual([]);
  expect(lostFills(undefined, projects, others)).toEqual([]);
});
