import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../../tests/panel/renderPart';
import { Popover } from './Popover';

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

function Held() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <Popover
        label="Вкладки"
        role="dialog"
        button={(opener) => <button {...opener}>Открыть</button>}
        onClose={onClose}
      >
        {(close) => (
          <>
            <button>Первая</button>
            {isHere && (
              <button aria-current onClick={() => setHere(false)}>
                Текущая
              </button>
            )}
            <button onClick={close}>Готово</button>
          </>
        )}
      </Popover>
      <button>Рядом</button>
    </>
  );
}

async function opened() {
  const part = renderPart(<Held />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await part.user.click(screen.getByRole('button', { name: 'Открыть' }));
  expect(screen.getByRole('dialog', { name: 'Вкладки' })).toBeVisible();
  return part;
}
const closed = () => {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
};
const opener = () => screen.getByRole('button', { name: 'Открыть' });

test('what is current has the focus, and Escape gives it back to the button', async () => {
  const { user } = await opened();
  expect(screen.getByRole('button', { name: 'Текущая' })).toHaveFocus();
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  closed();
  expect(opener()).toHaveFocus();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});

test('what it holds may close it, and so does its button', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Готово' }));
  closed();
  expect(opener()).toHaveFocus();
  await user.click(opener());
  await user.click(opener());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a press elsewhere and leaving it with Tab close it, with the focus where it went', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Рядом' }));
  closed();
  expect(screen.getByRole('button', { name: 'Рядом' })).toHaveFocus();
  onClose.mockClear();
  await user.click(opener());
  await user.tab();
  await user.tab();
  closed();
  expect(screen.getByRole('button', { name: 'Рядом' })).toHaveFocus();
});

test('Escape is heard when what had the focus is gone', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Текущая' }));
  act(() => (document.activeElement as HTMLElement).blur());
  expect(document.body).toHaveFocus();
  await user.keyboard('{Escape}');
  closed();
});
