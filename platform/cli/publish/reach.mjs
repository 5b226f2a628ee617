import path from 'node:path';
import productModule from '../../build/product.js';
import typescriptModule from '../../build/typescript-module.js';
import { Failure } from '../failure.mjs';

/** Options for who gets a selected release. */
export const reachOptions = {
  percent: { type: 'string' },
  stages: { type: 'boolean', default: false },
};

// Loaded on demand, because most releases go to everybody.
const stagesOfContract = () =>
  typescriptModule.requireTypeScript(path.join(productModule.platform, 'contract/operate/stages.ts'));

function percentIn(text) {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 100)
    throw new Failure(`"${text}" is no share of the users: say --percent with a whole number from 0 to 100.`);
  return Number(text);
}

/**
 * The users of a release, in the form of a selection: everybody, `--percent` of them, or with `--stages` a growing
 * share.
 */
export function reachIn({ percent, stages }) {
  if (stages && percent !== undefined)
    throw new Failure('Say --percent or --stages, not both: a rollout with stages begins with a share of its own.');
  if (percent !== undefined) return { percent: percentIn(percent) };
  if (!stages) return {};
  const { STAGES, USUAL_STAGES } = stagesOfContract();
  return { percent: STAGES[0], stages: USUAL_STAGES };
}

/**
 * Describes the users of the selected release from the registry's answer: the first release of a remote goes to
 * everybody, whatever was requested.
 */
export function reachText(rollout) {
  if (!rollout) return 'selected';
  const share = `for ${rollout.percent}% of the users`;
  if (!rollout.stages) return share;
  const { minutes, loads } = rollout.stages;
  const next = stagesOfContract().STAGES.filter((stage) => stage > rollout.percent);
  return `${share}, by itself on to ${next.join(', ')}%, each after ${minutes} minutes and ${loads} clean loads`;
}
