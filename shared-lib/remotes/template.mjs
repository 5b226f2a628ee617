import { namesOf } from './template/names.mjs';
import { projectOf } from './template/project.mjs';
import { screensOf } from './template/screens.mjs';
import { testsOf } from './template/tests.mjs';
import { workspaceOf } from './template/workspace.mjs';

const common = (names) => ({ ...screensOf(names), ...testsOf(names) });

/** The files of a new remote in this repository, by their paths: a list and a form, their tests, and everything around them. */
export function filesOfWorkspace(name, versions) {
  const names = namesOf(name);
  return { ...workspaceOf(names, versions), ...common(names) };
}

/** The same as a project with a repository of its own, which takes our packages from this registry, where it is not npm's. */
export function filesOfProject(name, packages) {
  const names = namesOf(name);
  return { ...projectOf(names, packages), ...common(names) };
}
