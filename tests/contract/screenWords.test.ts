/** The words by which people look for the screens: as an agreement with the route table. */
import en from '../../locales/words/en.json';
import ru from '../../locales/words/ru.json';
import uz from '../../locales/words/uz.json';
import { screensOf } from '../../src/routes/screens';

const catalogues: Record<string, Record<string, string>> = { ru, en, uz };
const reached = screensOf(() => true).map(({ id }) => id);

describe.each(Object.entries(catalogues))('in %s', (_, words) => {
  // What is joined by a low line is one: four_eyes.
  test.each(reached)('%s has ten keywords or more, none twice', (id) => {
    const all = (words[id] ?? '').split(' ').filter(Boolean);
    expect(all.length).toBeGreaterThanOrEqual(10);
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
  });

  test('no words are kept for what is no screen, and they stand in order', () => {
    const ids = Object.keys(words);
    expect(ids.filter((id) => id !== 'create' && !reached.some((one) => one === id))).toEqual([]);
    expect(ids).toEqual([...ids].sort((one, other) => (one < other ? -1 : 1)));
  });
});
