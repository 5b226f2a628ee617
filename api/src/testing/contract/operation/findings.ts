import { tellGate } from '../../tell-gate';

/** What a test checked and the problems it found. */
export type Findings = {
  problems: string[];
  /** Records a step's problems; a step that throws is one problem. */
  found: (what: string, wrong: readonly string[] | Promise<readonly string[]>) => Promise<void>;
  /** Reports the number of checks. */
  tell: (of: string) => void;
};

/** Collects the findings of one test. */
export function findingsOf(gate: string): Findings {
  let tried = 0;
  const problems: string[] = [];
  return {
    problems,
    found: async (what, wrong) => {
      tried++;
      const faults = await Promise.resolve(wrong).catch((error: unknown) => [String(error)]);
      if (faults.length > 0) problems.push(`${what}: ${faults.slice(0, 5).join('; ')}`);
    },
    tell: (of) => tellGate(gate, { passed: Math.max(0, tried - problems.length), tried, of }),
  };
}

/** Empty if the condition holds, otherwise the complaint. */
export const unless = (isSo: boolean, complaint: string) => (isSo ? [] : [complaint]);
