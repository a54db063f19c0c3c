import { act, screen } from '@testing-library/react';
import { fc } from '../../../tests/support/fastCheck';
import { f, OpenForm, openDialogs, refusal, SignedIn } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { CardField, PhoneField } from '../fields/identifierFields';
import { clearOldDrafts, dropDraft, findDraft, keepDraft } from './drafts';
import { MoneyField } from '../fields/MoneyField';
import { TextField } from '../fields/TextField';
import { timings } from '../../lib/timings';

beforeAll(openDialogs);
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-20T06:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const place = { user: 7, path: '/list', form: 'edit:417' };
const kept = () => findDraft(place, Date.now())?.values;

async function openForm(send: () => Promise<unknown> = () => Promise.resolve()) {
  const part = renderPart(
    <SignedIn>
      <OpenForm values={{ name: 'A', comment: '', phone: '', card: '', amount: '' }} onSubmit={send}>
        <TextField name="name" label={f.name} personal />
        <TextField name="comment" label={f.comment} />
        <PhoneField name="phone" label={f.phone} />
        <CardField name="card" label={f.one} />
        <MoneyField name="amount" label={f.amount} />
      </OpenForm>
    </SignedIn>,
    { userOptions: { advanceTimers: jest.advanceTimersByTime } },
  );
  await act(async () => undefined);
  return part;
}
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const wait = (time: number) => act(async () => void jest.advanceTimersByTime(time));

describe('what is typed', () => {
  it('is kept every five seconds, without personal data, cards and what looks like them', async () => {
    const { user } = await openForm();
    await user.type(field(/Имя/), 'nvar');
    await user.type(field(/Телефон/), '901234567');
    await user.type(field(/Первый/), '8600123456789012');
    await user.type(field(/Сумма/), '50000000');
    await user.type(field(/Комментарий/), 'to be called back');
    expect(kept()).toBeUndefined();
    await wait(timings.draftEvery);
    expect(kept()).toEqual({ comment: 'to be called back', amount: '50000000.00' });
    await user.clear(field(/Комментарий/));
    await user.type(field(/Комментарий/), 'call 90 123-45-67');
    await wait(timings.draftEvery);
    expect(kept()).toEqual({ amount: '50000000.00' });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/nvar|1234567|8600/);
  });

  it('is offered back with its date, and restored', async () => {
    keepDraft(place, { at: Date.now() - 60_000, values: { comment: 'before', amount: '5.00', nonsense: 1 } });
    const { user } = await openForm();
    expect(screen.getByText('Есть черновик от 20.11.2026 10:59:00')).toBeInTheDocument();
    expect(screen.getByText(/Личных данных в черновике нет/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Восстановить' }));
    // The offer goes with the button that was pressed.
    expect(field(/Имя/)).toHaveFocus();
    expect(field(/Комментарий/)).toHaveValue('before');
    expect(field(/Сумма/)).toHaveValue('5,00');
    expect(screen.queryByText(/Есть черновик/)).not.toBeInTheDocument();
  });

  it('is forgotten when the person says so, saves, or gives it up', async () => {
    keepDraft(place, { at: Date.now(), values: { comment: 'before' } });
    const { user, unmount } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Удалить' }));
    expect(kept()).toBeUndefined();
    await user.type(field(/Комментарий/), 'x');
    await wait(timings.draftEvery);
    expect(kept()).toEqual({ comment: 'x' });
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await wait(0);
    await wait(timings.check);
    expect(screen.getByText('closed')).toBeInTheDocument();
    expect(kept()).toBeUndefined();
    unmount();

    const { user: other } = await openForm();
    await other.type(field(/Комментарий/), 'y');
    await wait(timings.draftEvery);
    await other.click(screen.getByRole('button', { name: 'Отмена' }));
    await other.click(screen.getByRole('button', { name: 'Уйти' }));
    expect(kept()).toBeUndefined();
  });

  it('stays kept while it is refused, and when the window goes', async () => {
    const { user, unmount } = await openForm(() => Promise.reject(refusal({ status: 500 })));
    await user.type(field(/Комментарий/), 'z');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(kept()).toEqual({ comment: 'z' });
    unmount();
    expect(kept()).toEqual({ comment: 'z' });
  });
});

describe('the storage of drafts', () => {
  it('keeps those of each person, screen and form apart', () => {
    keepDraft(place, { at: Date.now(), values: { a: 1 } });
    expect(findDraft({ ...place, user: 8 }, Date.now())).toBeUndefined();
    expect(findDraft({ ...place, path: '/other' }, Date.now())).toBeUndefined();
    expect(findDraft({ ...place, form: 'edit:418' }, Date.now())).toBeUndefined();
    dropDraft(place);
    expect(localStorage).toHaveLength(0);
  });

  it('clears what is a day old, spoilt, or from tomorrow, and nothing else', () => {
    const now = Date.now();
    keepDraft(place, { at: now - timings.draftKept, values: {} });
    keepDraft({ ...place, form: 'young' }, { at: now - timings.draftKept + 1, values: { a: 1 } });
    keepDraft({ ...place, form: 'tomorrow' }, { at: now + 1, values: {} });
    localStorage.setItem('draft:7:/list:spoilt', '{');
    localStorage.setItem('draft:7:/list:strange', '[]');
    localStorage.setItem('persist:tabs', 'not ours');
    expect(findDraft(place, now)).toBeUndefined();
    clearOldDrafts(now);
    expect(Object.keys({ ...localStorage }).sort()).toEqual(['draft:7:/list:young', 'persist:tabs']);
  });

  it('finds in any text a draft or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem('draft:7:/list:edit:417', text);
        expect(['object', 'undefined']).toContain(typeof findDraft(place, Date.now()));
      }),
    );
  });

  it('may be full or switched off', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError');
    });
    const { user } = await openForm();
    await user.type(field(/Комментарий/), 'x');
    await wait(timings.draftEvery);
    expect(field(/Комментарий/)).toHaveValue('x');
  });
});
