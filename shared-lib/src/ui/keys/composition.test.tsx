import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from '../theme-provider';

test('a key of an input method reaches no handler', () => {
  const heard: string[] = [];
  render(
    <ThemeProvider zeroRuntime>
      <input onKeyDown={({ key }) => heard.push(key)} />
    </ThemeProvider>,
  );
  const box = screen.getByRole('textbox');

  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true });
  // As in Safari, after the end of the composition.
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });

  expect(heard).toEqual(['Enter']);
});
