import { namesOf } from './template/names.mjs';
import { projectOf } from './template/project.mjs';
import { screensOf } from './template/screens.mjs';
import { testsOf } from './template/tests.mjs';
import { workspaceOf } from './template/workspace.mjs';

const common = (names) => ({ ...screensOf(names), ...testsOf(names) });

/** Files of a new remote in this repository, by path: a list and a form, their tests, and the configuration. */
export function filesOfWorkspace(name, versions) {
  const names = namesOf(name);
  return { ...workspaceOf(names, versions), ...common(names) };
}

/** The same for a remote with its own repository; `packages` is the registry of our packages, if it is not npm's. */
export function filesOfProject(name, packages) {
  const names = namesOf(name);
  return { ...projectOf(names, packages), ...common(names) };
}
