import { api, createStore, type Store, StoreProvider } from '@siteledger/shared-lib/api';
import { createMemoryRouter, RouterProvider, type RouteObject } from '@siteledger/shared-lib/router';
import { browserLocation } from '@siteledger/shared-lib/session';
import { closeAllToasts, closeConfirmDialog, fetchLateParts, ThemeProvider } from '@siteledger/shared-lib/ui';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';

const open: (() => void)[] = [];

// Loads lazy parts first, so that tests need not wait for the compiler.
beforeAll(async () => {
  await fetchLateParts();
});

afterEach(() => {
  act(() => {
    closeAllToasts();
    closeConfirmDialog();
    for (const close of open.splice(0)) close();
  });
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

type Rendered = RenderResult & { store: Store; router: ReturnType<typeof createMemoryRouter>; user: UserEvent };

/**
 * Renders a page or routes as in the shell: store, router at a path, theme. Returns the router, whose
 * `router.state.location` is the user's location, and a user who types and clicks.
 */
export function renderPage(page: ReactElement | RouteObject[], { at = '/' }: { at?: string } = {}): Rendered {
  const given = Array.isArray(page) ? page : [{ path: '*', element: page }];
  // Shows nothing while a lazy route loads, and avoids the router's warning.
  const routes = given.map((route) => ({ hydrateFallbackElement: <></>, ...route }));
  const store = createStore();
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  open.push(() => {
    store.dispatch(api.util.resetApiState());
    router.dispose();
  });
  const view = render(
    <StoreProvider store={store}>
      <ThemeProvider zeroRuntime>
        <RouterProvider router={router} />
      </ThemeProvider>
    </StoreProvider>,
  );
  return { ...view, store, router, user: userEvent.setup() };
}

/** Observes navigations of the browser, as jsdom cannot leave its document. */
export function watchDepartures() {
  const goTo = jest.spyOn(browserLocation, 'goTo').mockReturnValue();
  const reload = jest.spyOn(browserLocation, 'reload').mockReturnValue();
  return { goTo, reload };
}
