import { createStore } from '@siteledger/platform/store';
import { createContext, lazy, Suspense, use, useState, useSyncExternalStore, type ComponentType } from 'react';

const fetches: (() => Promise<unknown>)[] = [];

/** Loads all lazily loaded parts. */
export const fetchLateParts = () => Promise.all(fetches.map((fetch) => fetch()));

const firstScreen = createStore(() => ({ isDrawn: false }));

const goOn = () => {
  if (firstScreen.read().isDrawn) return;
  firstScreen.set({ isDrawn: true });
  // Failures are ignored here: a component that needs a part requests it again and reports the error.
  void fetchLateParts().catch(() => undefined);
};

/**
 * Call this when the main content, such as a list's rows, is in the next frame; afterwards the remaining parts load.
 */
export const firstScreenIsDrawn = () => requestAnimationFrame(() => setTimeout(goOn));

/** Whether components inside may wait until the first screen is drawn, such as the filters of a list. */
export const MayWaitContext = createContext(false);

const Nothing = () => null;

/**
 * A component whose code is not in the first script. It loads on first use, or inside `MayWaitContext` only after the
 * first screen is drawn. Until then it shows `Outline` with the same props.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Outline: ComponentType<Props> = Nothing,
) {
  let part: ComponentType<Props> | undefined;
  const fetch = async () => (part ??= await load());
  fetches.push(fetch);

  return function Late(props: Props) {
    // Keeps the lazy component once created, as a different one would remount. Each use has its own, so that rendering
    // again after a failure retries.
    const [Part] = useState<ComponentType<Props>>(() => part ?? lazy(async () => ({ default: await fetch() })));
    const mayWait = use(MayWaitContext);
    const { isDrawn } = useSyncExternalStore(firstScreen.subscribe, firstScreen.read);
    if (mayWait && !isDrawn && !part) return <Outline {...props} />;
    return (
      <Suspense fallback={<Outline {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
