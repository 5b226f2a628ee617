import { renderPage } from '@siteledger/shared-lib/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Flex } from '../displays/flex';
import { ControlLookContext } from './control-look';
import { LinkButton } from './link-button';

const page = (
  <Flex>
    <LinkButton type="primary" icon={<i>+</i>} to={{ pathname: '/clients/list/create', search: '?page=2' }}>
      New client
    </LinkButton>
  </Flex>
);

test('a click goes on within the page, and the address is there for a new tab', async () => {
  const { user, router } = renderPage(page);

  const link = screen.getByRole('link', { name: '+ New client' });
  expect(link).toHaveAttribute('href', '/clients/list/create?page=2');
  expect(link).toHaveAttribute('data-type', 'primary');
  await user.click(link);

  expect(router.state.location).toMatchObject({ pathname: '/clients/list/create', search: '?page=2' });
});

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['⌘', { metaKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s is left to the browser', (_, how) => {
  const { router } = renderPage(page);
  // jsdom cannot open a tab.
  const onClick = jest.fn((event: Event) => {
    const isLeft = !event.defaultPrevented;
    event.preventDefault();
    return isLeft;
  });
  window.addEventListener('click', onClick, { once: true });

  fireEvent.click(screen.getByRole('link', { name: '+ New client' }), how);

  expect(onClick).toHaveReturnedWith(true);
  expect(router.state.location.pathname).toBe('/');
});

test('is as large as the controls around it', () => {
  renderPage(<ControlLookContext value={{ isDisabled: false, size: 'small' }}>{page}</ControlLookContext>);

  expect(screen.getByRole('link', { name: '+ New client' })).toHaveAttribute('data-size', 'small');
});
