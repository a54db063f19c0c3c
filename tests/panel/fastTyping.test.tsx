/**
 * Fast typing in the search of a list: whatever the pauses between the keys, and in whatever order the answers come, the
 * last search wins, the field keeps every letter, and a burst of keys costs one call. 1,000 cases in `npm run chaos`.
 */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { defineMessage } from 'react-intl';
import { useListInvestorsRows } from '../../src/api/investment/investors';
import { SearchFilter } from '../../src/kit/list/SearchFilter';
import { Toolbar } from '../../src/kit/list/Toolbar';
import { searchText } from '../../src/kit/url/listParams';
import { useListState } from '../../src/kit/url/useListState';
import { timings } from '../../src/lib/timings';
import { openApi } from '../support/apiStore';
import { isChaos } from '../support/chaos';
import { fc } from '../support/fastCheck';
import { json } from '../support/service';
import { renderPart } from './renderPart';

const label = defineMessage({ id: 'test.fastTyping', defaultMessage: 'Имя' });
const params = { search: searchText() };
const longestAnswer = 3_000;

/** A list of whoever is searched for; the answer to the call of a place takes as long as `slow` says. */
async function openList(slow: (place: number) => number) {
  cleanup();
  const { service, wrapper: Services } = await openApi();
  const searches: string[] = [];
  service.answer = async (call) => {
    const search = new URL(call.url, 'http://x').searchParams.get('search') ?? '';
    const place = searches.push(search) - 1;
    await new Promise((resolve) => setTimeout(resolve, slow(place)));
    return json({ investors: [{ id: 1, name: `Найден: ${search}` }], count: 1, totals: {} });
  };

  function Found({ search }: { search: string | undefined }) {
    const rows = useListInvestorsRows({ filters: { search }, limit: 10, page: 1 });
    return (
      <ul aria-label="found" aria-busy={rows.refreshing || rows.state === 'loading'}>
        {rows.items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    );
  }
  function List() {
    const list = useListState(params);
    return (
      <>
        <Toolbar list={list}>
          <SearchFilter label={label} />
        </Toolbar>
        <Services>
          <Found search={list.filters.search} />
        </Services>
      </>
    );
  }
  renderPart(<List />, { texts: { 'test.fastTyping': 'Имя' } });
  return searches;
}

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const shown = () => {
  const list = screen.getByRole('list', { name: 'found' });
  return { isBusy: list.getAttribute('aria-busy') === 'true', name: within(list).queryByRole('listitem')?.textContent };
};

/** A key, and the pause after it: within a burst, or long enough for a search. */
const keys = fc.array(fc.tuple(fc.constantFrom(...'абв 1'), fc.constantFrom(0, 20, 90, 149, 160, 400, 900)), {
  minLength: 1,
  maxLength: 9,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test(
  'the last search wins, in whatever order answers come, and nothing that was typed is lost',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        keys,
        // The first of them are slow, so that most answers come in the opposite order.
        fc.array(fc.integer({ min: 0, max: longestAnswer }), { minLength: 12, maxLength: 12 }),
        fc.boolean(),
        async (typed, times, isReversed) => {
          const order = isReversed ? times.toSorted((one, other) => other - one) : times;
          const searches = await openList((place) => order[place] ?? 0);
          await pass(0);
          const field = screen.getByRole('searchbox');
          let text = '';
          let bursts = 1; // the list as it opens
          for (const [letter, pause] of typed) {
            text += letter;
            fireEvent.change(field, { target: { value: text } });
            await pass(pause);
            if (pause >= timings.typing) bursts += 1;
            expect(field).toHaveValue(text);
            // What stands there as the answer is one to what is looked for by then.
            const { isBusy, name } = shown();
            if (!isBusy) expect(name).toBe(`Найден: ${searches.at(-1) ?? ''}`);
          }
          await pass(timings.typing);
          await pass(longestAnswer + 500);
          expect(shown()).toEqual({ isBusy: false, name: `Найден: ${text.trim()}` });
          expect(field).toHaveValue(text);
          expect(searches.length).toBeLessThanOrEqual(bursts + 1);
        },
      ),
      { numRuns: isChaos ? 1_000 : 15 },
    );
  },
  isChaos ? 3_600_000 : 90_000,
);
