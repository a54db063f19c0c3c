import {
  keptNotices,
  noticeHidden,
  notices,
  noticesCleared,
  noticesRead,
  notify,
  notifyFailure,
  type NoticeInput,
} from './notices';

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

  it('are kept for a week, here and in the storage', () => {
    const state = after(said('old'));
    jest.advanceTimersByTime(7 * 24 * 3_600_000);
    expect(keptNotices(state, Date.now())).toEqual({ list: [] });
    expect(reducer(state, notify(said('new'))).list.map((notice) => notice.title.id)).toEqual(['new']);
  });

  it('come back from storage without what is spoilt, and not as toasts', () => {
    const state = after(said('good'));
    const kept = keptNotices({ list: [...state.list, null, { id: 1 }, { ...state.list[0], title: 'x' }] }, Date.now());
    expect(kept?.list.map((notice) => [notice.title.id, notice.isShown])).toEqual([['good', false]]);
    for (const value of [null, undefined, 'x', {}, { list: {} }])
      expect(keptNotices(value, Date.now())).toBeUndefined();
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
