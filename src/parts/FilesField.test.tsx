import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { f, OpenForm, openDialogs, SignedIn } from '../../tests/panel/formParts';
import { renderPart } from '../../tests/panel/renderPart';
import { FilesField } from './FilesField';

beforeAll(openDialogs);
beforeEach(() => localStorage.clear());

const texts = defineMessages({
  label: { id: 'test.files', defaultMessage: 'Документы' },
  add: { id: 'test.add', defaultMessage: 'Добавить файл' },
  remove: { id: 'test.remove', defaultMessage: 'Убрать' },
  sending: { id: 'test.sending', defaultMessage: 'Отправляется' },
});
const scan = () => new File(['%PDF-1.7 of an invoice'], 'invoice.pdf');
type Sent = { id: string; name: string };

/** A form with one file of the record, and a further one on its way. */
async function openForm() {
  let settle: { come: (sent: Sent) => void; fail: (reason: unknown) => void } | undefined;
  const send = () => new Promise<Sent>((come, fail) => (settle = { come, fail }));
  const onSubmit = jest.fn(() => Promise.resolve());
  const part = renderPart(
    <SignedIn>
      <OpenForm values={{ file_ids: ['old'] }} onSubmit={onSubmit}>
        <FilesField files={[{ file_id: 'old', name: 'old.pdf' }]} send={send} texts={texts} />
      </OpenForm>
    </SignedIn>,
  );
  await screen.findByRole('dialog', { name: f.title.defaultMessage });
  fireEvent.change(screen.getByLabelText(/Добавить файл/, { selector: 'input' }), { target: { files: [scan()] } });
  await screen.findByRole('progressbar');
  const save = () => part.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const end = (how: (settle: { come: (sent: Sent) => void; fail: (reason: unknown) => void }) => void) =>
    act(async () => how(settle!));
  return { ...part, onSubmit, save, end };
}

it('is waited for by a form that is saved while the file is on its way', async () => {
  const { onSubmit, save, end } = await openForm();
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  await end(({ come }) => come({ id: 'new', name: 'invoice.pdf' }));
  await screen.findByText('closed');
  expect(onSubmit).toHaveBeenCalledWith({ file_ids: ['old', 'new'] }, expect.anything());
});

it('keeps the form open when the file does not arrive, and can be saved without it then', async () => {
  const { onSubmit, save, end } = await openForm();
  await save();
  await end(({ fail }) => fail({ kind: 'network', codes: [] }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(onSubmit).not.toHaveBeenCalled();
  await save();
  await screen.findByText('closed');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('does not bring back a file that was taken away meanwhile', async () => {
  const { user, onSubmit, save, end } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Убрать' }));
  // Off while a file is on its way, it can have the focus all the same.
  expect(screen.getByRole('button', { name: 'Документы' })).toHaveFocus();
  await end(({ come }) => come({ id: 'new', name: 'invoice.pdf' }));
  await save();
  await screen.findByText('closed');
  expect(onSubmit).toHaveBeenCalledWith({ file_ids: ['new'] }, expect.anything());
});
