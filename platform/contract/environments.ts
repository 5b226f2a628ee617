/** The environments in which a release can run. One installation serves one of them. */
export const ENVIRONMENTS = ['development', 'staging', 'production'] as const;

export type EnvironmentName = (typeof ENVIRONMENTS)[number];
