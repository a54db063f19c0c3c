import { person } from '../../../tests/support/browser';
import { rolesFailed, signedIn, signedOut } from '../../session/slice';
import {
  noticeHidden,
  noticeReopened,
  noticeSettled,
  notices,
  noticesCleared,
  noticesRead,
  notify,
  notifyFailure,
  quietToggled,
  type NoticeInput,
} from './notifications';
import { booksFound, booksToKeep, withFound } from './notificationStorage';

const { reducer, selectors } = notices;
const said = (id: string, tone: NoticeInput['tone'] = 'success'): NoticeInput => ({ tone, title: { id } });
const start = new Date('2026-03-05T10:00:00Z').getTime();

describe('notices', () => {
  beforeEach(() => jest.useFakeTimers({ now: start }));
  afterEach(() => jest.useRealTimers());

  const after = (...inputs: NoticeInput[]) =>
    inputs.reduce((state, input) => reducer(state, notify(input)), reducer(undefined, { type: '@@init' }));
  const shown = (state: ReturnType<typeof after>) =>
    state.list.filter((notice) => notice.isShown).map((notice) => notice.title.id);

  it('are counted when the same is said within five seconds', () => {
    let state = after(said('saved'), said('saved'));
    jest.advanceTimersByTime(4_900);
    state = reducer(state, notify(said('saved')));
    expect(state.list).toHaveLength(1);
    expect(state.list[0]).toMatchObject({ count: 3 });
    jest.advanceTimersByTime(5_000);
    state = reducer(state, notify(said('saved')));
    expect(state.list.map((notice) => notice.count)).toEqual([3, 1]);
  });

  it('tell apart what differs in its values', () => {
    const state = after({ ...said('paid'), values: { amount: '1' } }, { ...said('paid'), values: { amount: '2' } });
    expect(state.list).toHaveLength(2);
  });

  it('show three at most and let errors stay longest', () => {
    expect(shown(after(said('a', 'error'), said('b'), said('c'), said('d')))).toEqual(['a', 'c', 'd']);
    expect(shown(after(said('a', 'error'), said('b', 'error'), said('c', 'error'), said('d', 'error')))).toEqual([
      'b',
      'c',
      'd',
    ]);
  });

  it('stay under the bell when their toast is gone', () => {
    const state = after(said('a'), said('b'));
    const hidden = reducer(state, noticeHidden(state.list[0]!.id));
    expect(shown(hidden)).toEqual(['b']);
    expect(selectors.unread({ notices: hidden })).toBe(2);
    expect(selectors.unread({ notices: reducer(hidden, noticesRead()) })).toBe(0);
    expect(selectors.list({ notices: reducer(hidden, noticesCleared()) })).toEqual([]);
  });

  it('are kept for a week', () => {
    const state = after(said('old'));
    jest.advanceTimersByTime(7 * 24 * 3_600_000);
    expect(reducer(state, notify(said('new'))).list.map((notice) => notice.title.id)).toEqual(['new']);
  });

  it('lead to the page they were said on, unless they name a record', () => {
    window.history.replaceState(null, '', '/back-office/investors');
    const state = after(said('a'), { ...said('b'), path: '/back-office/investor/7' });
    expect(state.list.map((notice) => notice.path)).toEqual(['/back-office/investors', '/back-office/investor/7']);
  });

  it('that are a summary can be shown once more', () => {
    const state = after({ ...said('a'), isSummary: true });
    const hidden = reducer(state, noticeHidden(state.list[0]!.id));
    expect(shown(hidden)).toEqual([]);
    expect(shown(reducer(hidden, noticeReopened(state.list[0]!.id)))).toEqual(['a']);
  });

  it('leave whoever wants no disturbance alone, but for errors', () => {
    let state = reducer(undefined, quietToggled());
    for (const notice of [said('a'), said('b', 'info'), said('c', 'error')]) state = reducer(state, notify(notice));
    expect(shown(state)).toEqual(['c']);
    expect(selectors.unread({ notices: state })).toBe(3);
  });

  it('belong to one person each, who finds them again', () => {
    const other = { ...person, id: person.id + 1 };
    let state = reducer(after(said('to nobody')), signedIn(person));
    expect(state.list).toEqual([]);
    state = reducer(reducer(state, notify(said('mine'))), quietToggled());
    state = reducer(reducer(state, signedOut()), signedIn(other));
    expect(state).toMatchObject({ list: [], isQuiet: false });
    state = reducer(reducer(state, notify(said('theirs'))), signedIn(person));
    expect(state).toMatchObject({ list: [{ title: { id: 'mine' }, isShown: false }], isQuiet: true });
  });

  it('of a refused sign-in are for the sign-in page', () => {
    const failure = { kind: 'network', status: 0, codes: [] } as const;
    const state = reducer(reducer(reducer(undefined, signedIn(person)), rolesFailed(failure)), notifyFailure(failure));
    expect(shown(state)).toHaveLength(1);
    expect(state.owner).toBeUndefined();
  });

  describe('in the storage', () => {
    const of = (...inputs: NoticeInput[]) =>
      inputs.reduce((state, input) => reducer(state, notify(input)), reducer(undefined, signedIn(person)));
    const stored = (state: ReturnType<typeof of>): unknown => JSON.parse(JSON.stringify(booksToKeep(state)));
    const back = (state: ReturnType<typeof of>) =>
      withFound(reducer(undefined, signedIn(person)), booksFound(stored(state), Date.now())?.books ?? {});

    it('come back for a week, and not as toasts', () => {
      const state = of(said('good'));
      expect(back(state)).toMatchObject({ owner: person.id, list: [{ title: { id: 'good' }, isShown: false }] });
      jest.advanceTimersByTime(7 * 24 * 3_600_000);
      expect(back(state).list).toEqual([]);
    });

    it('hold nothing of the server and nothing that may name a person', () => {
      const state = of(
        { ...said('a', 'error'), detail: 'Investor 998901234567', requestId: 'req-1' },
        { ...said('b', 'error'), values: { message: 'Cannot read Karimov' } },
        {
          ...said('c'),
          values: { name: 'investors_2026-01-01_2026-03-31_20260331-1430.xlsx', count: '1\u00a0240\u00a0000' },
        },
        { ...said('d'), values: { name: '8600 1234 5678 9012' } },
      );
      const text = JSON.stringify(stored(state));
      expect(text).not.toMatch(/998901234567|Karimov|8600/);
      expect(text).toContain('req-1');
      expect(back(state).list[2]?.values).toEqual(state.list[2]?.values);
    });

    it('come back without what is spoilt', () => {
      const [good] = of(said('good')).list;
      const spoilt = [
        null,
        { id: 1 },
        { ...good, title: 'x' },
        { ...good, path: '//elsewhere' },
        { ...good, path: 'javascript:alert(1)' },
        { ...good, values: { a: {} } },
        { ...good, tone: 'loud' },
      ];
      const found = booksFound({ books: { 1: { list: [good, ...spoilt] }, x: { list: [good] } } }, Date.now());
      expect(Object.keys(found?.books ?? {})).toEqual(['1']);
      expect(found?.books['1']?.list.map((notice) => notice.title.id)).toEqual(['good']);
      for (const value of [null, undefined, 'x', {}, { books: [] }])
        expect(booksFound(value, Date.now())).toBeUndefined();
    });

    it('of another window are taken over once, and an emptied list stays empty', () => {
      const mine = of(said('mine'));
      jest.advanceTimersByTime(10);
      const theirs = of(said('theirs'));
      const { books } = booksToKeep(theirs);
      const both = withFound(mine, books);
      expect(both.list.map((notice) => [notice.title.id, notice.isShown])).toEqual([
        ['mine', true],
        ['theirs', false],
      ]);
      expect(withFound(both, books)).toBe(both);
      expect(withFound(both, booksToKeep(reducer(theirs, noticesRead())).books).list[1]?.isRead).toBe(true);
      const settled = reducer(theirs, noticeSettled(theirs.list[0]!.id)); // it was just said
      expect(withFound(both, booksToKeep(settled).books).list[1]).toMatchObject({ isSettled: true, isRead: true });
      // It is not brought back by the window that has not heard of it.
      expect(withFound(settled, books)).toBe(settled);

      jest.advanceTimersByTime(10);
      const emptied = booksToKeep(reducer(both, noticesCleared())).books;
      const after = withFound(theirs, emptied);
      expect(after.list.filter((notice) => !notice.isShown)).toEqual([]);
      expect(withFound(reducer(both, noticesCleared()), books).list).toEqual([]);
    });
  });

  it('say why a call failed', () => {
    const state = reducer(
      undefined,
      notifyFailure({
        kind: 'status',
        status: 403,
        codes: ['forbidden'],
        message: 'Permission x is missing',
        requestId: 'req-1',
      }),
    );
    expect(state.list[0]).toMatchObject({
      tone: 'error',
      title: { id: 'kit.failure.forbidden' },
      detail: 'Permission x is missing',
      requestId: 'req-1',
    });
  });
});
