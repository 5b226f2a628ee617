import { Failure } from '../failure.mjs';

/** Throws a `Failure` if the project is a single remote without a shell; it names the alternative. */
export function requireShell({ shell, registry }) {
  if (shell) return;
  throw new Failure(
    `There is no shell in this project: say in which deployed one, dev --shell https://… or ${registry.url}.`,
  );
}
