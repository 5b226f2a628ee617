import { renderPage } from '@siteledger/shared-lib/testing';
import { fireEvent, screen } from '@testing-library/react';
import { MenuButton } from './menu-button';

const renderMenu = () => {
  const chosen: string[] = [];
  const act = (label: string) => ({ key: label, label, onChoose: () => chosen.push(label) });
  const view = renderPage(
    <>
      <MenuButton acts={[act('Approve'), act('Submit'), { ...act('Delete'), isDangerous: true, isApart: true }]}>
        <button>Actions</button>
      </MenuButton>
      <button>Beside</button>
    </>,
  );
  return { ...view, chosen, button: screen.getByRole('button', { name: 'Actions' }) };
};

const act = (name: string) => screen.getByRole('menuitem', { name });

test('opens with the focus on the first act, and a choice leads the focus back to the button', async () => {
  const { user, chosen, button } = renderMenu();
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(act('Approve')).toHaveFocus();
  await user.click(act('Submit'));

  expect(chosen).toEqual(['Submit']);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('is walked through by arrows, Home, End and first letters, round its ends', async () => {
  const { user, chosen, button } = renderMenu();
  button.focus();
  await user.keyboard('{Enter}{ArrowUp}');
  expect(act('Delete')).toHaveFocus();

  await user.keyboard('{ArrowDown}');
  expect(act('Approve')).toHaveFocus();
  await user.keyboard('s');
  expect(act('Submit')).toHaveFocus();
  await user.keyboard('{End}');
  expect(act('Delete')).toHaveFocus();
  await user.keyboard('{Home}{ArrowDown}{Enter}');

  expect(chosen).toEqual(['Submit']);
});

test.each([
  ['Esc', '{Escape}', 'Actions'],
  ['Tab', '{Tab}', 'Beside'],
])('closes by %s without an act', async (_key, typed, focused) => {
  const { user, chosen, button } = renderMenu();
  await user.click(button);

  await user.keyboard(typed);

  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: focused })).toHaveFocus();
  expect(chosen).toEqual([]);
});

test('closes by a click beside it, and by a second click on its button', async () => {
  const { user, button } = renderMenu();
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Beside' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();

  await user.click(button);
  await user.click(button);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('stays below its button when the page is scrolled, and above it where there is no room', async () => {
  const { user, button } = renderMenu();
  const at = jest.spyOn(button, 'getBoundingClientRect').mockReturnValue({ bottom: 100, right: 80 } as DOMRect);
  await user.click(button);
  expect(screen.getByRole('menu')).toHaveStyle({ top: '104px', left: '80px' });

  at.mockReturnValue({ top: 760, bottom: window.innerHeight, right: 80 } as DOMRect);
  fireEvent.scroll(window);

  expect(screen.getByRole('menu')).toHaveStyle({ top: '756px' });
});
