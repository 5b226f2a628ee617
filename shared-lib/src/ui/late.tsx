import { createStore } from '@siteledger/platform/store';
import { createContext, lazy, Suspense, use, useState, useSyncExternalStore, type ComponentType } from 'react';

const fetches: (() => Promise<unknown>)[] = [];

/** Fetches everything that comes late. */
export const fetchLateParts = () => Promise.all(fetches.map((fetch) => fetch()));

const firstScreen = createStore(() => ({ isDrawn: false }));

const goOn = () => {
  if (firstScreen.read().isDrawn) return;
  firstScreen.set({ isDrawn: true });
  // Whoever needs a part asks for it once more, and says so when it does not come.
  void fetchLateParts().catch(() => undefined);
};

/** Says that what people came for stands there with the next frame, such as the rows of a list: then the rest may come. */
export const firstScreenIsDrawn = () => requestAnimationFrame(() => setTimeout(goOn));

/** Whether what is inside may wait until the first screen is drawn, as filters do beside a list. */
export const MayWaitContext = createContext(false);

const Nothing = () => null;

/**
 * A component whose code is not needed to draw the first screen: it comes with its first use, where it may wait and otherwise
 * after that screen. Until it is there `Outline`, which gets the same properties, stands in its place.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Outline: ComponentType<Props> = Nothing,
) {
  let part: ComponentType<Props> | undefined;
  const fetch = async () => (part ??= await load());
  fetches.push(fetch);

  return function Late(props: Props) {
    // Where it was awaited it stays so: the same component by another way would begin again. Each place asks by itself, so
    // that one which is drawn again after a failure asks once more.
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
