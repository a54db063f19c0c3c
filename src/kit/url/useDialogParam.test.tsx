import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { f, openDialogs, SignedIn } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { ConfirmAction } from '../actions/ConfirmAction';
import { usePanelForm } from '../form/usePanelForm';
import { FormDrawer } from '../form/FormDrawer';
import { modalOpened } from '../overlay/openModals';
import { TextField } from '../fields/TextField';
import { useDialogParam, useDialogRecord } from './useDialogParam';

beforeAll(openDialogs);
beforeEach(() => localStorage.clear());

const names = ['edit', 'remove'] as const;

function Form({ onClose }: { onClose: () => void }) {
  const form = usePanelForm({ id: 'edit', values: { name: '' } });
  return (
    <FormDrawer title={f.title} form={form} done={f.done} onClose={onClose} onSubmit={() => Promise.resolve()}>
      <TextField name="name" label={f.name} />
    </FormDrawer>
  );
}

function Part({ run = () => Promise.resolve(), next }: { run?: () => Promise<unknown>; next?: string }) {
  const [isRemoved, setRemoved] = useState(false);
  const { dialog, open, close, closeFor } = useDialogParam(names, { remove: isRemoved });
  const navigate = useNavigate();
  return (
    <SignedIn>
      <output>{dialog ? `${dialog.name} ${dialog.of ?? '-'}` : 'none'}</output>
      <button onClick={() => open('edit')}>edit</button>
      <button onClick={() => open('remove', 417)}>remove</button>
      <button
        onClick={() => {
          close();
          open('edit');
        }}
      >
        close and open
      </button>
      <button onClick={() => setRemoved(!isRemoved)}>removed or not</button>
      <button onClick={() => void navigate(-1)}>back</button>
      <button onClick={() => void navigate(1)}>forward</button>
      {dialog?.name === 'edit' && (
        <Form onClose={() => (next === undefined ? close() : closeFor(() => void navigate(next)))} />
      )}
      {dialog?.name === 'remove' && <ConfirmAction title={f.title} run={run} done={f.done} onClose={close} />}
    </SignedIn>
  );
}

async function opened(at: Parameters<typeof renderPart>[1] = {}, part = <Part />) {
  const shown = renderPart(part, at);
  await screen.findByText('back');
  const press = (name: string) => shown.user.click(screen.getByText(name));
  return { ...shown, press };
}
const shown = () => document.querySelector('output')?.textContent;

it('stands in the address beside what is there, and is closed by Back and opened by Forward', async () => {
  const { press, whereabouts } = await opened({ at: { pathname: '/list', search: '?a=1', state: { list: 2 } } });
  await press('remove');
  expect(shown()).toBe('remove 417');
  expect(whereabouts()).toMatchObject({ pathname: '/list', search: '?a=1&form=remove.417', state: { list: 2 } });
  await press('back');
  expect(shown()).toBe('none');
  expect(whereabouts()).toMatchObject({ search: '?a=1', state: { list: 2 } });
  await press('forward');
  expect(shown()).toBe('remove 417');
});

it('leaves nothing behind in the history when it is closed', async () => {
  const { press, user, whereabouts } = await opened();
  await press('edit');
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(shown()).toBe('none');
  expect(whereabouts().search).toBe('');
  await press('remove');
  expect(whereabouts().search).toBe('?form=remove.417');
  await press('back');
  // One step back is the page as it was at first: nothing comes before it.
  await press('back');
  expect(whereabouts()).toMatchObject({ pathname: '/list', search: '' });
  expect(shown()).toBe('none');
});

it('opens again what is asked for before the step back of its closing has arrived', async () => {
  const { press, user, whereabouts } = await opened();
  await press('edit');
  await user.click(screen.getByText('close and open'));
  await waitFor(() => expect(whereabouts().search).toBe('?form=edit'));
  expect(shown()).toBe('edit -');
  await press('back');
  expect(shown()).toBe('none');
  expect(whereabouts().search).toBe('');
});

it('is over with what it asks about, and is not asked again when the record is as before', async () => {
  const { press, whereabouts } = await opened();
  await press('remove');
  await press('removed or not');
  expect(shown()).toBe('none');
  await waitFor(() => expect(whereabouts().search).toBe(''));
  await press('removed or not');
  expect(shown()).toBe('none');
  // What is over is not opened by its address either.
  await press('removed or not');
  await press('forward');
  await waitFor(() => expect(whereabouts().search).toBe(''));
  expect(shown()).toBe('none');
});

it('is opened again by a reload, and closed without leaving the page of a link', async () => {
  const { user, whereabouts } = await opened({ at: '/list?form=edit&a=1' });
  expect(shown()).toBe('edit -');
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(shown()).toBe('none');
  expect(whereabouts()).toMatchObject({ pathname: '/list', search: '?a=1' });
});

it('leaves alone what the address says of others', async () => {
  const { press, whereabouts } = await opened({ at: '/list?form=other' });
  expect(shown()).toBe('none');
  expect(whereabouts().search).toBe('?form=other');
  await press('edit');
  expect(whereabouts().search).toBe('?form=edit');
});

it('asks before Back takes away what is typed, and stays in the address meanwhile', async () => {
  const { press, user, whereabouts } = await opened();
  await press('edit');
  await user.type(screen.getByRole('textbox', { name: 'Имя' }), 'x');
  await press('back');
  expect(screen.getByText('Уйти без сохранения?')).toBeVisible();
  expect(whereabouts().search).toBe('?form=edit');
  await user.click(screen.getByRole('button', { name: 'Остаться' }));
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('x');
  expect(whereabouts().search).toBe('?form=edit');
  await press('back');
  await user.click(screen.getByRole('button', { name: 'Уйти' }));
  expect(shown()).toBe('none');
  expect(whereabouts().search).toBe('');
});

it('goes on to another page only when its address is gone, so that Back leads to the screen without it', async () => {
  const { press, user, whereabouts } = await opened({}, <Part next="/next" />);
  await press('edit');
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(whereabouts()).toMatchObject({ pathname: '/next', search: '' });
  await press('back');
  expect(whereabouts()).toMatchObject({ pathname: '/list', search: '' });
});

it('is closed by Back while its code is still coming, and what lies under it stays', async () => {
  const left = jest.fn();
  const isGone = modalOpened(left);
  function Coming() {
    const { dialog, open } = useDialogParam(names);
    const navigate = useNavigate();
    return (
      <>
        <output>{dialog?.name ?? 'none'}</output>
        <button onClick={() => open('edit')}>edit</button>
        <button onClick={() => void navigate(-1)}>back</button>
      </>
    );
  }
  const { press } = await opened({}, <Coming />);
  await press('edit');
  expect(shown()).toBe('edit');
  await press('back');
  await waitFor(() => expect(shown()).toBe('none'));
  expect(left).not.toHaveBeenCalled();
  isGone();
});

it('keeps the record that it is about while it is open', async () => {
  function Row() {
    const { dialog, open, close } = useDialogParam(names);
    const [rows, setRows] = useState([{ id: 417 }]);
    const record = useDialogRecord(
      dialog,
      rows.find(({ id }) => String(id) === dialog?.of),
    );
    return (
      <>
        <output>{record?.id ?? 'none'}</output>
        <button onClick={() => open('remove', 417)}>open</button>
        <button onClick={() => setRows([])}>gone</button>
        <button onClick={() => close()}>close</button>
      </>
    );
  }
  const { user } = renderPart(<Row />);
  await user.click(screen.getByText('open'));
  await user.click(screen.getByText('gone'));
  expect(shown()).toBe('417');
  await user.click(screen.getByText('close'));
  await user.click(screen.getByText('open'));
  expect(shown()).toBe('none');
});

it('cannot be left by Back while it is at work', async () => {
  const { press, user, whereabouts } = await opened({}, <Part run={() => new Promise(() => undefined)} />);
  await press('remove');
  await user.click(screen.getByRole('button', { name: 'Да' }));
  await press('back');
  expect(shown()).toBe('remove 417');
  expect(whereabouts().search).toBe('?form=remove.417');
});
