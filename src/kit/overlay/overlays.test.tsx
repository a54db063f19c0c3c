import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../../tests/panel/renderPart';
import type { Failure } from '../../lib/failure';
import { Dialog } from './Dialog';
import { Drawer } from './Drawer';
import { FailureBar } from '../feedback/FailureBar';
import { notify } from '../state/notifications';
import { ReadAgainContext } from '../state/readAgain';
import { Toaster } from '../feedback/Toaster';

const title = { id: 'kit.form.save', defaultMessage: 'Сохранить' };

test('a dialog is named, does its action on submit and closes on Escape', async () => {
  const onSubmit = jest.fn();
  const onClose = jest.fn();
  renderPart(
    <Dialog title={title} buttons={<button type="submit">OK</button>} onSubmit={onSubmit} onClose={onClose}>
      body
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Сохранить' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('a drawer is named and its cross asks to close it', async () => {
  const onClose = jest.fn();
  renderPart(
    <Drawer title="ООО «Барака»" onClose={onClose}>
      body
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'ООО «Барака»' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('what goes off the page with the focus leaves it to the form around, else to the dialog', async () => {
  const onClose = jest.fn();
  const drawer = (isThere: boolean) => (
    <Drawer title="ООО «Барака»" onClose={onClose}>
      {isThere && <button>beside</button>}
      <form aria-label="form">{isThere && <button type="button">inside</button>}</form>
      {isThere && <button>seen</button>}
    </Drawer>
  );
  const { rerender } = renderPart(drawer(true));
  screen.getByRole('button', { name: 'inside' }).focus();
  rerender(drawer(false));
  await waitFor(() => expect(screen.getByRole('form')).toHaveFocus());
  rerender(drawer(true));
  screen.getByRole('button', { name: 'seen' }).focus();
  expect(screen.getByRole('form')).not.toHaveAttribute('tabindex');
  rerender(drawer(false));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a lost answer is not called a failure and can be looked into', async () => {
  const lost: Failure = { kind: 'network', status: 0, codes: [] };
  const read = jest.fn(() => Promise.resolve());
  renderPart(
    <ReadAgainContext value={read}>
      <FailureBar failure={lost} />
    </ReadAgainContext>,
  );
  expect(screen.getByText('Результат неизвестен, проверьте')).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(read).toHaveBeenCalledTimes(1);
});

test('what is said while a dialog stands over the page is said in it, and is not lost with it', () => {
  const page = (isOpen: boolean) => (
    <>
      <Toaster />
      {isOpen && (
        <Dialog title={title} buttons={undefined} onSubmit={() => undefined}>
          body
        </Dialog>
      )}
    </>
  );
  const { store, rerender } = renderPart(page(true));
  act(() => void store.dispatch(notify({ tone: 'error', title })));
  expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('alert'));
  rerender(page(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeInTheDocument();
});
