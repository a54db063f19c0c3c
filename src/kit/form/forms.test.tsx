import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { check, forward, object, partialCheck, pipe, string } from 'valibot';
import { useNavigate } from 'react-router-dom';
import { f, OpenForm, openDialogs, refusal, SignedIn } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { unsavedPaths, forgetUnsaved } from '../state/unsavedChanges';
import { FieldColumns, FieldGroup } from './FieldGroup';
import { FormPage } from './FormPage';
import { usePanelForm, type PanelForm } from './usePanelForm';
import { PhoneField } from '../fields/identifierFields';
import { TextField } from '../fields/TextField';
import type { Save } from './useFormSubmit';
import type { WriteOutcome } from '../../lib/pollOutcome';
import { timings } from '../../lib/timings';

beforeAll(openDialogs);
beforeEach(() => localStorage.clear());

type Values = { name: string; phone: string };
const values: Values = { name: 'Anvar', phone: '' };
const fields = (
  <>
    <TextField name="name" label={f.name} required />
    <PhoneField name="phone" label={f.phone} required />
  </>
);
type Send = (values: Values, save: Save<Values>) => Promise<unknown>;
type FormOptions = Parameters<typeof OpenForm<Values>>[0]['options'];

async function openForm(send: Send, options?: FormOptions, hear?: (form: PanelForm<Values>) => void) {
  const onSubmit = jest.fn(send);
  const part = renderPart(
    <SignedIn>
      <OpenForm values={values} onSubmit={onSubmit} options={options} hear={hear}>
        {fields}
      </OpenForm>
    </SignedIn>,
  );
  await screen.findByRole('dialog', { name: 'Изменить инвестора' });
  const save = () => part.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  return { ...part, onSubmit, save };
}
const name = () => screen.getByRole('textbox', { name: /Имя/ });
const phone = () => screen.getByRole('textbox', { name: /Телефон/ });

describe('a form that is sent', () => {
  it('says so, shows a tick and closes (CONST-15)', async () => {
    const { user, onSubmit, save, store } = await openForm(() => Promise.resolve());
    expect(name()).toHaveFocus();
    await user.type(phone(), '901234567');
    await save();
    await screen.findByText('closed');
    expect(onSubmit).toHaveBeenCalledWith(
      { name: 'Anvar', phone: '998901234567' },
      { changed: { phone: '998901234567' }, version: undefined, key: expect.any(String) as string },
    );
    expect(store.getState().notices.list).toMatchObject([{ tone: 'success', title: f.done }]);
    expect(unsavedPaths()).toEqual([]);
  });

  it('is sent once, however often it is clicked', async () => {
    let finish = () => {};
    const { user, onSubmit } = await openForm(() => new Promise<void>((resolve) => (finish = resolve)));
    await user.type(phone(), '901234567');
    const button = screen.getByRole('button', { name: 'Сохранить' });
    for (let click = 0; click < 20; click++) fireEvent.click(button);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    for (let click = 0; click < 20; click++) fireEvent.click(button);
    fireEvent.keyDown(phone(), { key: 'Enter', ctrlKey: true });
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await act(async () => finish());
    await screen.findByText('closed');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is not sent while something is wrong: the first wrong field has the focus, the others are linked (VAL-04)', async () => {
    const { user, onSubmit, save } = await openForm(() => Promise.resolve());
    await user.clear(name());
    await save();
    await waitFor(() => expect(name()).toHaveFocus());
    const summary = screen.getByRole('group', { name: 'Исправьте 2 поля' });
    await user.click(within(summary).getByRole('button', { name: 'Телефон: Пожалуйста, заполните поле' }));
    expect(phone()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(phone(), '901234567');
    await user.type(name(), 'A{Tab}');
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
    await save();
    await screen.findByText('closed');
  });

  it('is sent by Ctrl+Enter, and by Enter only where there is one field', async () => {
    const { user, onSubmit, unmount } = await openForm(() => Promise.resolve());
    await user.type(phone(), '901234567{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    unmount();

    const single = jest.fn(() => Promise.resolve());
    const { user: other } = renderPart(
      <SignedIn>
        <OpenForm values={{ name: '' }} onSubmit={single}>
          <TextField name="name" label={f.name} />
        </OpenForm>
      </SignedIn>,
    );
    await screen.findByRole('dialog');
    await other.type(name(), 'A{Enter}');
    await waitFor(() => expect(single).toHaveBeenCalledTimes(1));
  });

  it('keeps rules between fields in its schema', async () => {
    const schema = pipe(
      object({ name: string(), phone: string() }),
      forward(
        partialCheck([['name'], ['phone']], (one) => one.phone.endsWith('7'), 'mine'),
        ['phone'],
      ),
      check((one) => one.name !== 'Nobody', 'whole'),
    );
    const { user, onSubmit, save } = await openForm(() => Promise.resolve(), {
      schema,
      texts: { mine: f.one, whole: f.two },
    });
    await user.clear(name());
    await user.type(name(), 'Nobody');
    await user.type(phone(), '901234568');
    await save();
    await waitFor(() => expect(phone()).toHaveAccessibleDescription('Первый'));
    expect(screen.getByRole('group', { name: 'Исправьте 2 поля' })).toHaveTextContent('Второй');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a form that is refused', () => {
  const fill = async (send: Send, options?: FormOptions) => {
    const form = await openForm(send, options);
    await form.user.type(phone(), '901234567');
    await form.save();
    return form;
  };

  it('puts what the server says beside the field, and sends again what it may take now', async () => {
    const failure = refusal({
      codes: ['phone_number_already_exists'],
      fields: { phone: 'phone_number_already_exists' },
    });
    let isTaken = true;
    const { user, onSubmit, save } = await fill(() => (isTaken ? Promise.reject(failure) : Promise.resolve()));
    await waitFor(() => expect(phone()).toHaveAccessibleDescription('Номер телефона уже зарегистрирован'));
    expect(phone()).toHaveFocus();
    expect(phone()).toHaveValue('90 123 45 67');
    await user.tab();
    expect(phone()).toBeInvalid();
    isTaken = false;
    await save();
    await screen.findByText('closed');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('that was decided by somebody else meanwhile says who, and offers to send nothing', async () => {
    const current = { status: 'approved', processed_by: { id: 9, name: 'Елена Ким' }, processed_at: null };
    const { onSubmit } = await fill(() =>
      Promise.reject(refusal({ status: 409, codes: ['changed_meanwhile'], current })),
    );
    expect(await screen.findByText('Решение уже принято')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Елена Ким');
    const named = screen.getAllByRole('button').map((button) => button.textContent);
    expect(named.filter((text) => /Сохранить/.test(text ?? ''))).toEqual([]);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('lists what the server says of fields that are not there', async () => {
    await fill(() => Promise.reject(refusal({ fields: { inn: 'wrong_format' } })));
    const summary = await screen.findByRole('group', { name: 'Исправьте 1 поле' });
    expect(summary).toHaveTextContent('inn: Неверное значение');
    // The button stands at the bottom: whoever pressed it is led to what no field can show, and hears it.
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole('alert')).toHaveTextContent('inn: Неверное значение');
    await screen.findByRole('button', { name: 'Сохранить' });
    name().focus();
    fireEvent.blur(name());
    expect(name()).toHaveFocus();
  });

  it('says it at the field of which a part was refused, or which has another name', async () => {
    const otherNames = { items: { field: 'phone', label: f.phone } };
    await fill(() => Promise.reject(refusal({ fields: { 'items.0.count': 'nothing_to_return' } })), { otherNames });
    await waitFor(() => expect(phone()).toBeInvalid());
    expect(phone()).toHaveFocus();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('calls what is not on the screen by its words', async () => {
    const otherNames = { items: { field: 'lines', label: f.comment } };
    await fill(() => Promise.reject(refusal({ fields: { items: 'required' } })), { otherNames });
    expect(await screen.findByRole('alert')).toHaveTextContent('Комментарий: Пожалуйста, заполните поле');
  });

  it('says a known code on top and keeps what was typed', async () => {
    const { store } = await fill(() =>
      Promise.reject(refusal({ status: 409, codes: ['month_closed'], requestId: 'r-1' })),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Месяц закрыт');
    expect(alert).toHaveTextContent('r-1');
    expect(phone()).toHaveValue('90 123 45 67');
    expect(store.getState().notices.list).toEqual([]);
  });

  it('does not call a lost answer a failure, and offers to look', async () => {
    const { user, onSubmit } = await fill(() => Promise.reject(refusal({ kind: 'network', status: 0 })));
    expect(await screen.findByRole('alert')).toHaveTextContent('Результат неизвестен, проверьте');
    await user.click(screen.getByRole('button', { name: 'Прочитать запись заново' }));
    expect(await screen.findByText(/^Запись прочитана заново/)).toBeVisible();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  describe('with a key by which its outcome is asked for', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const wait = (time: number) => act(async () => void (await jest.advanceTimersByTimeAsync(time)));
    const whole = timings.outcome.reduce<number>((sum, time) => sum + time, 0);

    async function openKeyed(send: Send, outcomes: WriteOutcome[]) {
      const keys: string[] = [];
      const ask = jest.fn((key: string) => {
        keys.push(key);
        return Promise.resolve(outcomes.shift() ?? ({ state: 'running' } as const));
      });
      const onSubmit = jest.fn(send);
      const part = renderPart(
        <SignedIn>
          <OpenForm values={values} onSubmit={onSubmit} checkOutcome={ask}>
            {fields}
          </OpenForm>
        </SignedIn>,
        { userOptions: { advanceTimers: jest.advanceTimersByTime } },
      );
      await part.user.type(await screen.findByRole('textbox', { name: /Телефон/ }), '901234567');
      const save = () => part.user.click(screen.getByRole('button', { name: 'Сохранить' }));
      await save();
      await wait(0);
      const sentKeys = () => onSubmit.mock.calls.map(([, { key }]) => key);
      return { ...part, ask, keys, onSubmit, save, sentKeys };
    }
    const failed = () => Promise.reject(refusal({ status: 500 }));

    it('calls no error of the service a failure: it is locked and asks until it knows that it was done', async () => {
      const { store, keys, onSubmit, sentKeys } = await openKeyed(failed, [{ state: 'running' }, { state: 'done' }]);
      expect(screen.getByText('Проверяем результат')).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(name()).toBeDisabled();
      expect(screen.getByRole('button', { name: 'Отмена' })).toHaveAttribute('aria-disabled', 'true');
      fireEvent.submit(document.querySelector('form') as HTMLFormElement);
      await wait(1_500);
      await wait(timings.check);
      expect(screen.getByText('closed')).toBeVisible();
      expect(store.getState().notices.list).toMatchObject([{ tone: 'success', title: f.done }]);
      expect(onSubmit).toHaveBeenCalledTimes(1);
      expect(new Set([...keys, ...sentKeys()]).size).toBe(1);
    });

    it('can be sent again under another key once it is known that nothing came of it', async () => {
      const { save, onSubmit, sentKeys } = await openKeyed(failed, [{ state: 'never' }]);
      await wait(500);
      expect(screen.getByRole('alert')).toHaveTextContent('Операция не выполнена');
      expect(name()).toBeEnabled();
      onSubmit.mockImplementation(() => Promise.resolve());
      await save();
      await wait(0);
      await wait(timings.check);
      expect(screen.getByText('closed')).toBeVisible();
      expect(new Set(sentKeys()).size).toBe(2);
    });

    it('need not be waited for after ten seconds: its outcome is asked for instead, and the answer may still come', async () => {
      let give: (answer: unknown) => void = () => undefined;
      const slow: Send = () => new Promise((answer) => (give = answer));
      const { user, ask, onSubmit, keys, sentKeys, store } = await openKeyed(slow, []);
      await wait(timings.progressAfter);
      expect(screen.getByText('Ответ идёт дольше обычного.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Отмена' })).toHaveAttribute('aria-disabled', 'true');
      await wait(timings.cancelAfter - timings.progressAfter);
      const stop = screen.getByRole('button', { name: 'Не ждать ответа' });
      await user.click(stop);
      expect(screen.getByText('Проверяем результат')).toBeVisible();
      expect(stop).toHaveAccessibleName('Отмена');
      expect(stop).toHaveFocus();
      expect(name()).toBeDisabled();
      await wait(whole);
      expect(screen.getByRole('alert')).toHaveTextContent('Результат неизвестен, проверьте');
      expect(ask).toHaveBeenCalledTimes(timings.outcome.length);
      expect(new Set([...keys, ...sentKeys()]).size).toBe(1);
      give({ id: 1 });
      await wait(0);
      await wait(timings.check);
      expect(screen.getByText('closed')).toBeVisible();
      expect(onSubmit).toHaveBeenCalledTimes(1);
      expect(store.getState().notices.list).toMatchObject([{ isSettled: true }, { tone: 'success', title: f.done }]);
    });

    it('offers only to ask once more where nobody knows, and then goes without a draft', async () => {
      const { user, ask, onSubmit, store } = await openKeyed(failed, []);
      await wait(whole);
      expect(screen.getByRole('alert')).toHaveTextContent('Результат неизвестен, проверьте');
      expect(screen.queryByRole('button', { name: 'Сохранить' })).not.toBeInTheDocument();
      expect(name()).toBeDisabled();
      await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }));
      await wait(whole);
      expect(ask).toHaveBeenCalledTimes(2 * timings.outcome.length);
      await user.click(screen.getByText('Закрыть'));
      expect(screen.getByText('closed')).toBeVisible();
      expect(onSubmit).toHaveBeenCalledTimes(1);
      expect(store.getState().notices.list).toMatchObject([
        { tone: 'error', title: { defaultMessage: 'Результат неизвестен, проверьте' }, path: '/list', isRead: false },
      ]);
      expect(JSON.stringify(localStorage)).not.toContain('Anvar');
    });
  });

  it('without such a key says that it takes long, and goes on waiting', async () => {
    jest.useFakeTimers();
    const part = renderPart(
      <SignedIn>
        <OpenForm values={values} onSubmit={() => new Promise(() => undefined)}>
          {fields}
        </OpenForm>
      </SignedIn>,
      { userOptions: { advanceTimers: jest.advanceTimersByTime } },
    );
    await part.user.type(await screen.findByRole('textbox', { name: /Телефон/ }), '901234567');
    await part.user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await act(async () => void (await jest.advanceTimersByTimeAsync(timings.cancelAfter)));
    expect(screen.getByText('Ответ идёт дольше обычного.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Не ждать ответа' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Отмена' })).toHaveAttribute('aria-disabled', 'true');
    jest.useRealTimers();
  });

  it('without a network says beside its button that nothing will be sent, and no longer once it is back', async () => {
    await openForm(() => Promise.resolve());
    const said = 'Нет сети: пока связь не вернётся, ничего не отправится.';
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(said).parentElement).toBe(screen.getByRole('button', { name: 'Сохранить' }).parentElement);
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });

  it('survives a mistake in the code around it', async () => {
    await fill(() => Promise.reject(new Error('boom')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Результат неизвестен');
  });
});

describe('a record that a colleague changed meanwhile', () => {
  const current = { id: 417, name: 'Anvar Karimov', phone: '+998 91 *** ** 11', version: 9 };
  const changed = refusal({ status: 409, codes: ['changed_meanwhile'], current });

  it('is compared with the mask that was seen, whatever the page has read again meanwhile', async () => {
    const masked = '+998 90 *** ** 67';
    let readAgain: (stored: string) => void = () => undefined;
    function Phone() {
      const [stored, setStored] = useState(masked);
      readAgain = setStored;
      return <PhoneField name="phone" label={f.phone} stored={stored} />;
    }
    const sent: unknown[] = [];
    const { user } = renderPart(
      <SignedIn>
        <OpenForm
          values={values}
          onSubmit={async (_, extra) => {
            sent.push(extra);
            if (sent.length > 1) return;
            // The page is told of the refusal, too, and is quicker.
            await act(async () => readAgain(current.phone));
            throw changed;
          }}
          options={{ version: 8 }}
        >
          <Phone />
        </OpenForm>
      </SignedIn>,
    );
    await user.type(await screen.findByRole('textbox', { name: /Телефон/ }), '901234567');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    const note = await screen.findByRole('alert');
    await user.click(within(note).getByRole('radio', { name: `Новое: ${current.phone}` }));
    await user.click(within(note).getByRole('button', { name: 'Сохранить выбранное' }));
    await screen.findByText('closed');
    expect(sent[1]).toMatchObject({ version: 9, changed: {} });
  });

  it('is compared field by field; what is chosen is saved on the fresh version', async () => {
    const sent: unknown[] = [];
    const { user, save } = await openForm(
      (form, extra) => {
        sent.push({ form, ...extra });
        return sent.length === 1 ? Promise.reject(changed) : Promise.resolve();
      },
      { version: 8 },
    );
    await user.clear(name());
    await user.type(name(), 'Anvar K.');
    await user.type(phone(), '901234567');
    await save();
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Запись изменена другим сотрудником');
    const again = within(note).getByRole('button', { name: 'Сохранить выбранное' });
    expect(again).toBeDisabled();
    await user.click(within(note).getByRole('radio', { name: 'Новое: Anvar Karimov' }));
    expect(again).toBeDisabled();
    await user.click(within(note).getByRole('radio', { name: 'Моё: +998 90 123 45 67' }));
    await user.click(again);
    await screen.findByText('closed');
    expect(sent[0]).toMatchObject({ version: 8, changed: { name: 'Anvar K.', phone: '998901234567' } });
    expect(sent[1]).toMatchObject({ version: 9, changed: { phone: '998901234567' } });
    expect(sent[1]).toMatchObject({ form: { name: 'Anvar Karimov', phone: '998901234567' } });
  });

  it('is saved over by a click when other fields were changed, and never by itself', async () => {
    const { user, save, onSubmit } = await openForm(
      (_, { version }) =>
        version === 9 ? Promise.resolve() : Promise.reject({ ...changed, current: { ...current, phone: '' } }),
      { version: 8, fromRecord: ({ phone: fresh }) => ({ phone: String(fresh) }) },
    );
    await user.type(phone(), '901234567');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Поля, которые меняли вы, не затронуты');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));
    await screen.findByText('closed');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

describe('leaving a form', () => {
  it('asks nothing when nothing was changed, or when it was changed back', async () => {
    const { user } = await openForm(() => Promise.resolve());
    await user.type(name(), 'x{Backspace}');
    await user.keyboard('{Escape}');
    expect(screen.getByText('closed')).toBeInTheDocument();
  });

  it('asks when something was, and keeps it or gives it up', async () => {
    const { user } = await openForm(() => Promise.resolve());
    await user.type(name(), 'x');
    expect(unsavedPaths()).toEqual(['/list']);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await user.keyboard('{Escape}');
    const question = screen.getByRole('dialog', { name: 'Уйти без сохранения?' });
    await user.click(within(question).getByRole('button', { name: 'Остаться' }));
    expect(name()).toHaveValue('Anvarx');
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    await user.click(screen.getByRole('button', { name: 'Уйти' }));
    expect(screen.getByText('closed')).toBeInTheDocument();
    expect(unsavedPaths()).toEqual([]);
    const later = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });

  it('is not possible while it is being sent', async () => {
    const { user, save } = await openForm(() => new Promise(() => {}));
    await user.type(phone(), '901234567');
    await save();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Отмена' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    act(forgetUnsaved);
  });

  function Page({ send }: { send: () => Promise<unknown> }) {
    const form = usePanelForm({ id: 'new', values: { name: '' } });
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate('/elsewhere')}>elsewhere</button>
        <button onClick={() => void navigate('?tab=two')}>another query</button>
        <FormPage title={f.title} form={form} done={f.done} onSubmit={send} onClose={() => void navigate('/elsewhere')}>
          <FieldGroup title={f.field}>
            <FieldColumns>
              <TextField name="name" label={f.name} />
            </FieldColumns>
          </FieldGroup>
        </FormPage>
      </>
    );
  }

  it('of a page asks before the address changes, and not for another query of it', async () => {
    const { user, whereabouts } = renderPart(<Page send={() => Promise.resolve()} />);
    await user.type(name(), 'x');
    await user.click(screen.getByText('another query'));
    expect(whereabouts().search).toBe('?tab=two');
    await user.click(screen.getByText('elsewhere'));
    expect(whereabouts().pathname).toBe('/list');
    await user.click(screen.getByRole('button', { name: 'Остаться' }));
    expect(whereabouts().pathname).toBe('/list');
    await user.click(screen.getByText('elsewhere'));
    await user.click(screen.getByRole('button', { name: 'Уйти' }));
    expect(whereabouts().pathname).toBe('/elsewhere');
  });

  it('of a page has its fields in groups that are known by their titles', () => {
    renderPart(<Page send={() => Promise.resolve()} />);
    expect(within(screen.getByRole('region', { name: 'Поле' })).getByRole('textbox', { name: 'Имя' })).toBe(name());
  });

  it('of a page that was saved asks nothing', async () => {
    const { user, whereabouts } = renderPart(<Page send={() => Promise.resolve()} />);
    await user.type(name(), 'x');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(whereabouts().pathname).toBe('/elsewhere'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
