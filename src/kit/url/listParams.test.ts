import { fc } from '../../../tests/support/fastCheck';
import { readParams, writeParams, type ValuesOf } from '../../lib/query';
import { byDay, day, dayOr, flag, integer, monthOr, oneOf, searchText, someOf, thisMonth } from './listParams';

const params = {
  subject: oneOf(['individual', 'business'], 'individual'),
  kind: oneOf(['a', 'b']),
  status: someOf(['new', 'active', 'left']),
  stage: someOf(['draft', 'sent'], ['draft']),
  search: searchText(),
  begin_date: day(),
  amount: integer(-5, 1_000_000),
  closed: flag(),
};

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Texts as the field keeps them: read once already. */
const searched = fc.string({ unit: 'grapheme', maxLength: 250 }).map((text) => searchText().read([text]).value);
const values: fc.Arbitrary<ValuesOf<typeof params>> = fc.record({
  subject: fc.constantFrom('individual' as const, 'business' as const),
  kind: fc.constantFrom('a' as const, 'b' as const, undefined),
  status: fc.subarray(['new' as const, 'active' as const, 'left' as const]),
  stage: fc.subarray(['draft' as const, 'sent' as const]),
  search: searched,
  begin_date: fc.option(anyDay, { nil: undefined }),
  amount: fc.option(fc.integer({ min: -5, max: 1_000_000 }), { nil: undefined }),
  closed: fc.constantFrom(true, false, undefined),
});

const through = (state: ValuesOf<typeof params>) => {
  const { search, hidden } = writeParams(params, state, new URLSearchParams('drawer=7'));
  return { ...readParams(params, new URLSearchParams(search.toString()), hidden), address: search.toString(), hidden };
};

describe('the parameters of a list', () => {
  it('come back from the address as they went in', () => {
    fc.assert(
      fc.property(values, (state) => {
        const back = through(state);
        expect(back.values).toEqual(state);
        expect(back.ignored).toEqual([]);
        expect(back.address).toContain('drawer=7');
      }),
      { numRuns: 500 },
    );
  });

  it('say nothing where the state is as usual', () => {
    const usual = readParams(params, new URLSearchParams('')).values;
    expect(usual).toEqual({
      subject: 'individual',
      kind: undefined,
      status: [],
      stage: ['draft'],
      search: undefined,
      begin_date: undefined,
      amount: undefined,
      closed: undefined,
    });
    expect(through(usual).address).toBe('drawer=7');
  });

  it('survive any address', () => {
    const name = fc.oneof(fc.constantFrom(...Object.keys(params), '__proto__', 'constructor'), fc.string());
    const part = fc.tuple(
      name,
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '%', '2026-99-99', '1e308', '-0', 'NaN', '../../x'),
      ),
    );
    fc.assert(
      fc.property(fc.array(part), fc.string(), (parts, rubbish) => {
        for (const search of [new URLSearchParams(parts), new URLSearchParams(rubbish)]) {
          const { values: state } = readParams(params, search);
          expect(through(state).values).toEqual(state);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['subject=other', ['subject']],
    ['subject=business&subject=individual', ['subject']],
    ['status=new&status=gone', ['status']],
    ['status=new&status=new', ['status']],
    ['begin_date=2026-02-30', ['begin_date']],
    ['begin_date=05.03.2026', ['begin_date']],
    ['amount=007', ['amount']],
    ['amount=9999999999', ['amount']],
    ['closed=yes', ['closed']],
    [`search=${'x'.repeat(201)}`, ['search']],
    ['drawer=1', []],
    ['status=', []],
    ['begin_date=', []],
  ])('of %s name what was ignored', (search, ignored) => {
    expect(readParams(params, new URLSearchParams(search)).ignored).toEqual(ignored);
  });

  it('keep what is good of a list with a bad part', () => {
    expect(readParams(params, new URLSearchParams('status=left&status=gone&status=new')).values.status).toEqual([
      'new',
      'left',
    ]);
  });

  it('write an emptied list that is usually not empty', () => {
    const back = through({ ...readParams(params, new URLSearchParams('')).values, stage: [] });
    expect(back.address).toBe('drawer=7&stage=');
    expect(back.values.stage).toEqual([]);
  });

  it('keep a person out of the address', () => {
    const back = through({ ...readParams(params, new URLSearchParams('')).values, search: '+998 90 123 45 67' });
    expect(back.address).toBe('drawer=7');
    expect(back.hidden).toEqual({ search: ['+998 90 123 45 67'] });
    expect(back.values.search).toBe('+998 90 123 45 67');
    expect(readParams(params, new URLSearchParams('search=AA1234567')).exposed).toBe(true);
    expect(back.exposed).toBe(false);
  });
});

describe('a parameter that goes by today', () => {
  const going = { date: byDay(dayOr), month: byDay((today) => monthOr(today.slice(0, 7))), ...thisMonth };
  const read = (address: string) => readParams(going, new URLSearchParams(address));
  afterEach(() => jest.useRealTimers());

  it('is that of the day on which it is read, in a window that was opened the day before, too', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-30T18:59:59Z') });
    expect(read('').values).toEqual({
      ...{ date: '2026-11-30', month: '2026-11', begin_date: '2026-11-01', end_date: '2026-11-30' },
    });
    jest.setSystemTime(Date.parse('2026-11-30T19:00:00Z'));
    expect(read('').values).toEqual({
      ...{ date: '2026-12-01', month: '2026-12', begin_date: '2026-12-01', end_date: '2026-12-31' },
    });
    // What is over is no longer left out of the address.
    const { search } = writeParams(going, { ...read('').values, month: '2026-11' }, new URLSearchParams());
    expect(search.toString()).toBe('month=2026-11');
  });

  it('is a month that the address names, any that there is, and nothing else', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T06:00:00Z') });
    expect(read('month=2021-03')).toMatchObject({ values: { month: '2021-03' }, ignored: [] });
    for (const wrong of ['month=2021-13', 'month=2021-3', 'month=', 'month=2021-03&month=2021-04'])
      expect(read(wrong)).toMatchObject({ values: { month: '2026-11' }, ignored: ['month'] });
  });
});
