import { answerOf, OuterFault } from '../../shared/outerService';
import { demoBanks } from './demoBanks';
import type { ListedBank } from './listedBank';

/** Who knows all banks of the country. Throws an `OuterFault`. */
export interface BankDirectory {
  list(): Promise<ListedBank[]>;
}

const shapes = { inn: /^\d{9}$/, swift: /^[A-Z0-9]{8}([A-Z0-9]{3})?$/ };

/** What is said of one bank; none where it is no bank. A detail that cannot be right is left out, not the bank. */
function bankOf(said: unknown): ListedBank | undefined {
  if (typeof said !== 'object' || said === null) return undefined;
  const text = (name: string, most: number): string | null => {
    const value = (said as Record<string, unknown>)[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, most) : null;
  };
  const [mfo, name] = [text('mfo', 10), text('name', 120)];
  if (mfo === null || name === null || !/^\d{5}$/.test(mfo)) return undefined;
  const [inn, swift] = [text('inn', 20), text('swift', 20)];
  return {
    ...{ mfo, name, region: text('region', 80) },
    inn: inn !== null && shapes.inn.test(inn) ? inn : null,
    swift: swift !== null && shapes.swift.test(swift) ? swift : null,
  };
}

/** The directory at the address that the installation names: `POST /banks` answers {banks: [{mfo, name, inn, swift, region}]}. */
export const bankDirectoryAt = (url: string, patience?: number): BankDirectory => ({
  async list() {
    const { banks } = await answerOf(url, '/banks', {}, patience);
    if (!Array.isArray(banks)) throw new OuterFault('broken');
    const listed = new Map<string, ListedBank>();
    for (const said of banks) {
      const bank = bankOf(said);
      if (bank) listed.set(bank.mfo, bank);
    }
    // One that says nothing would mark every bank as gone.
    if (listed.size === 0) throw new OuterFault('broken');
    return [...listed.values()];
  },
});

/** Stands in for it in the demonstration: two banks more than there are, and five of which it knows something new. */
export const bankStandIn: BankDirectory = {
  list: async () => [
    ...demoBanks.map((bank, at) => ({ ...bank, ...news[at] })),
    { mfo: '01202', name: 'Авант банк', inn: '301002202', swift: 'AVNTUZ22', region: 'Ташкент' },
    { mfo: '01209', name: 'Юнион банк', inn: '301002209', swift: 'UNBKUZ22', region: 'Самаркандская область' },
  ],
};

/** By the place of a bank in the demonstration. */
const news: Readonly<Record<number, Partial<ListedBank>>> = {
  3: { name: 'Хамкорбанк' },
  7: { region: 'Бухарская область' },
  11: { name: 'Агробанк, АКБ' },
  16: { swift: 'UZHOUZ22XXX' },
  22: { region: 'Ташкентская область' },
  // A person has written the name of this one, so nothing of it is news.
  13: { name: 'Капитал банк, АКБ' },
};
