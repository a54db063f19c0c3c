import { colleague } from '../support/colleague';
import { renderScreen } from '../support/renderScreen';
import type { ApiThunk } from '../../src/api/cache/dispatch';
import type { ClosingMonth } from '../../src/api/system-user/closing';
import { readAsked } from '../../src/lib/find/asked';
import type { FindRecords, RecordHit } from '../../src/routes/record';
import { find as findPartners } from '../../src/areas/dividends/partners/findPartners';
import { find as findRoles } from '../../src/areas/access/roles/findRoles';
import { find } from '../../src/areas/closing/findMonths';

/** What a colleague finds, asked as the palette asks. */
async function finder(as: 'accountant' | 'director', look: FindRecords) {
  const { store } = await renderScreen('/profile/user', { as });
  return (text: string): Promise<RecordHit[]> => {
    // A thunk of the gateway, as the type of a kind says in words; routes do not know the gateway.
    return store.dispatch(look(readAsked(text), new AbortController().signal) as ApiThunk<Promise<RecordHit[]>>);
  };
}

test('a month of the ledger is found by its name in each language, and as it is written in numbers', async () => {
  const { months } = await (
    await colleague('accountant')
  ).get<{ months: ClosingMonth[] }>('/system-user/v1/closing-months-list?limit=100');
  const { id, month } = months[0]!; // the demonstration has some
  const year = month.slice(0, 4);
  const nameIn = (language: string) => new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(month));
  const ask = await finder('accountant', find);
  const russian = `${nameIn('ru-RU')} ${year}`;
  for (const text of [russian, `${nameIn('en-US')} ${year}`, month.slice(0, 7)]) {
    const [first] = await ask(text);
    expect([text, first?.id, first?.name]).toEqual([text, String(id), russian]);
  }
  expect(await ask('вандербильд')).toEqual([]);
});

test.each([
  ['accountant', findRoles, /^Бухгалтер$/],
  ['рахимов', findPartners, /Рахимов/],
])('%s is found by name', async (text, look, name) => {
  const [first] = await (await finder('director', look))(text);
  const called = first?.name;
  expect(typeof called === 'object' ? called.defaultMessage : called).toMatch(name);
});
