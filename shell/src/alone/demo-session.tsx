import { useUserDetailsQuery } from '@siteledger/shared-lib/api';
import { browserLocation, isSignedIn, signIn } from '@siteledger/shared-lib/session';
import { ErrorState, LoadingState } from '@siteledger/shared-lib/ui';
import { useEffect, useState, type ReactNode } from 'react';

/** The demo users, one per role. */
export const DEMO_USERS = ['super', 'admin', 'owner', 'pm'].map((name) => `${name}@demo.test`);

const PASSWORD = 'siteledger';

/** Signs in as a demo user and reloads; returns the error, if any. */
export async function becomeDemoUser(email: string) {
  const { refusal, step } = await signIn({ email, password: PASSWORD });
  if (step) return 'This user signs in in two steps. Sign in through the shell.';
  if (!refusal) browserLocation.reload();
  return refusal?.message ?? refusal?.errors?.email?.[0] ?? null;
}

/** Shows its children once somebody is signed in: a demo user, unless a session exists already. */
export function DemoSession({ children }: { children: ReactNode }) {
  const [hasToken] = useState(isSignedIn);
  const [problem, setProblem] = useState<string | null>(null);
  const { data: user, isError } = useUserDetailsQuery(undefined, { skip: !hasToken });
  const needsSession = !hasToken || (isError && !user);

  useEffect(() => {
    if (needsSession) void becomeDemoUser(DEMO_USERS[0] as string).then(setProblem);
  }, [needsSession]);

  if (problem) return <ErrorState message={problem} />;
  return user ? children : <LoadingState />;
}
