import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useTypeAhead } from './useTypeAhead';

const heard = jest.fn();

/** A field that comes when the button is pressed, over a page with keys of its own. */
function Late() {
  const [isThere, setThere] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const typed = useTypeAhead(isOpen && !isThere, () => setOpen(false));
  return (
    <div>
      <button onClick={() => setThere(true)}>come</button>
      {isOpen ? isThere && <input defaultValue={typed.current} /> : 'closed'}
    </div>
  );
}

// As the keys of the page are heard.
beforeAll(() => document.addEventListener('keydown', ({ key }) => heard(key)));
beforeEach(() => {
  heard.mockClear();
  render(<Late />);
  screen.getByRole('button').focus();
});

test('what is typed before a field has come is in it, and the page hears none of it', async () => {
  const user = userEvent.setup();
  await user.keyboard('ролx{Backspace}и');
  fireEvent.click(screen.getByRole('button'));
  const field = screen.getByRole('textbox');
  expect(field).toHaveValue('роли');
  expect(heard).not.toHaveBeenCalled();
  await user.type(field, ' s');
  expect(field).toHaveValue('роли s');
});

test('Escape gives the waiting up; keys with Control stay those of the browser', async () => {
  const user = userEvent.setup();
  await user.keyboard('{Control>}c{/Control}');
  expect(heard).toHaveBeenCalledWith('c');
  await user.keyboard('{Escape}');
  expect(screen.getByText('closed')).toBeInTheDocument();
});
