import { momentText } from '../moment-text';
import {
  type EnvironmentExplanation,
  type Explained,
  explainFills,
  explainMenu,
  explainPages,
  type Viewer,
} from './explanation';
import { reachText, VISIBILITY_TITLES, visibilityText } from './visibility-text';

/** Explains what users see of a remote and why, per environment: lines for a terminal. */
export const explanationLines = (name: string, environments: readonly EnvironmentExplanation[]) =>
  environments.flatMap((one) => [
    `${one.environment}: ${headline(name, one)}`,
    ...details(name, one).map((line) => `  ${line}`),
  ]);

const isNamed = (name: string) => (one: { name: string }) => one.name === name;

function headline(name: string, { connection, explanation }: EnvironmentExplanation) {
  if (connection === 'not connected') return 'not known, because its servers are not connected to this registry';
  if (!explanation) return 'not known, because its servers have not said what they run';
  const { remotes, paused } = explanation.listing;
  const running = remotes.find(isNamed(name));
  if (running) return `everybody gets ${running.version}`;
  return paused.some(isNamed(name)) ? 'switched off' : 'nothing, because no release was ever selected';
}

function details(name: string, { connection, explanation }: EnvironmentExplanation) {
  if (!explanation) return [];
  const viewer: Viewer = { ...explanation.page, isGranted: () => true };
  const things = [
    ...explainMenu(explanation, viewer).map((one) => ({ ...one, title: `${one.section} › ${one.title}` })),
    ...explainPages(explanation, viewer),
    ...explainFills(explanation, viewer),
  ];
  return [
    ...(connection === 'silent' ? ['Its servers are silent: they may not have heard of the last change.'] : []),
    ...explanation.for_others.filter(isNamed(name)).map((release) => `but for ${reachText(release)}`),
    ...things.filter(({ remote }) => remote === name).map(lineOf),
  ];
}

const WORDS = { whom: 'the user', permissionText: (permission: string) => permission, formatInstant: momentText };

function lineOf({ title, path, visibility }: Explained) {
  const text = visibilityText(visibility, WORDS);
  return `${title} (${path}): ${VISIBILITY_TITLES[visibility.rule]}${text && `. ${text}`}`;
}
