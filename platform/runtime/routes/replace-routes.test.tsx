import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replaceRoutes } from './replace-routes';

// React Router may rename or change the internal function used here. The shell could then not follow the registry
// without losing typed text.
test('the version of React Router that is installed takes over other routes, and keeps the screen and what is typed', async () => {
  window.history.replaceState(null, '', '/things');
  const form = { id: 'things', path: '/things', element: <input aria-label="Name" /> };
  const router = createBrowserRouter([form]);
  render(<RouterProvider router={router} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Crane');

  act(() => replaceRoutes(router, [form, { id: 'cranes', path: '/cranes', element: <h1>Cranes</h1> }]));

  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Crane');
  await act(() => router.navigate('/cranes'));
  expect(screen.getByRole('heading', { name: 'Cranes' })).toBeVisible();
  act(() => router.dispose());
});
