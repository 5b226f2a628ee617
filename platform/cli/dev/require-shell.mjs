import { Failure } from '../failure.mjs';

/** A `Failure` where the project is one remote and has no shell: it says what there is instead. */
export function requireShell({ shell, registry }) {
  if (shell) return;
  throw new Failure(
    `There is no shell in this project: say in which deployed one, dev --shell https://… or ${registry.url}.`,
  );
}
