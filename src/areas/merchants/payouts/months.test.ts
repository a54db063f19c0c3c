import { readParams, writeParams } from '../../../lib/query';
import { monthParam } from './months';

const params = { month: monthParam };
const read = (address: string) => readParams(params, new URLSearchParams(address));

afterEach(() => jest.useRealTimers());

it('is the month that goes on, also when the panel was opened in the one before', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T18:59:59Z') });
  expect(read('').values.month).toBe('2026-11');
  jest.setSystemTime(Date.parse('2026-11-30T19:00:00Z'));
  expect(read('').values.month).toBe('2026-12');
  // The one that has ended is no longer left out of the address.
  expect(writeParams(params, { month: '2026-11' }, new URLSearchParams()).search.toString()).toBe('month=2026-11');
});

it('is any month that the address names, and nothing else', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T06:00:00Z') });
  expect(read('month=2021-03')).toMatchObject({ values: { month: '2021-03' }, ignored: [] });
  for (const wrong of ['month=2021-13', 'month=2021-3', 'month=', 'month=2021-03&month=2021-04'])
    expect(read(wrong)).toMatchObject({ values: { month: '2026-11' }, ignored: ['month'] });
});
