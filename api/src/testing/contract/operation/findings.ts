import { tellGate } from '../../tell-gate';

/** What a gate looked at, and what it found wrong. */
export type Findings = {
  problems: string[];
  /** What a step finds wrong, or that it does not come to its end, counts once. */
  found: (what: string, wrong: readonly string[] | Promise<readonly string[]>) => Promise<void>;
  /** Says what the gate counted. */
  tell: (of: string) => void;
};

/** The findings of one gate. */
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

/** Nothing wrong, or this. */
export const unless = (isSo: boolean, complaint: string) => (isSo ? [] : [complaint]);
