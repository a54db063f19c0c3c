import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { colleague } from '../../../tests/support/colleague';
import { renderScreen } from '../../../tests/support/renderScreen';
import { useListClosingMonthsRows } from '../../api/system-user/closing';
import { ledgerFigureHref } from '../../parts/LedgerFigure';
import { endedMonths, parameters } from './dividendParams';

const months = endedMonths();

interface Row {
  id: number;
  status: string;
  net: string;
  revision: number;
  profit_version: number | null;
}
const rows = async () => {
  const director = await colleague('executive');
  const path = `/investment/investments/dividends?limit=100&month=${months[0]}`;
  return (await director.get<{ strategies: Row[] }>(path)).strategies;
};
const rowIn = async (status: string): Promise<Row> => {
  const found = (await rows()).find((one) => one.status === status);
  if (!found) throw new Error(`no strategy is ${status}`);
  return found;
};
const side = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('a calculation is made anew: the run of before is replaced, and the shares are seen', async () => {
  const before = await rowIn('calculated');
  const { user, store } = await renderScreen(`/back-office/dividends?id=${before.id}`, { as: 'accountant' });
  // Another screen of the window, whose code is there, looks at the months meanwhile.
  const asked = jest.spyOn(globalThis, 'fetch');
  const reads = () =>
    asked.mock.calls.filter((call) => new Request(...call).url.includes('/closing-months-list?')).length;
  const watching = renderHook(() => useListClosingMonthsRows({ filters: {}, limit: 10, page: 1 }), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await waitFor(() => expect(watching.result.current.state).toBe('ready'));
  expect(reads()).toBe(1);
  await user.click(await screen.findByRole('button', { name: /Рассчитать заново/ }));
  const question = await side('Рассчитать дивиденды?');
  expect(question.getByText(/Прежний расчёт будет сторнирован/)).toBeVisible();
  // What it will come to is seen before it is let.
  const net = await question.findByText('К выплате инвесторам, сум');
  expect(net.nextElementSibling?.textContent.replace(/\s/g, '')).toBe(before.net.replace('.', ','));
  await user.click(question.getByRole('button', { name: /Рассчитать заново/ }));
  expect(await screen.findByText('Расчёт начался')).toBeVisible();
  // The service goes on by itself, and so does what is seen of it.
  const drawer = await side(/: /);
  expect(await drawer.findByText('Рассчитаны', {}, { timeout: 15_000 })).toBeVisible();
  const after = (await rows()).find(({ id }) => id === before.id);
  expect(after).toMatchObject({ revision: before.revision + 1, net: before.net, status: 'calculated' });
  // The status has moved on and back beside the question, which is not asked unbidden.
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Рассчитать дивиденды?' })).not.toBeInTheDocument());
  // They are read when it begins, and once more when it has come to its end.
  await waitFor(() => expect(reads()).toBeGreaterThanOrEqual(3));
  watching.unmount();
  asked.mockRestore();
  // Who calculates does not pay.
  expect(screen.queryByRole('button', { name: /Выплатить за месяц/ })).not.toBeInTheDocument();
});

test('a calculation that a colleague was quicker with is asked for once more, about what there is now', async () => {
  const before = await rowIn('calculated');
  const { user } = await renderScreen(`/back-office/dividends?id=${before.id}`, { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: /Рассчитать заново/ }));
  const question = await side('Рассчитать дивиденды?');
  await question.findByText('К выплате инвесторам, сум');
  await calculate(before);
  const again = () => question.getByRole('button', { name: /Рассчитать заново/ });
  await user.click(again());
  expect(await question.findByText('Запись изменена другим сотрудником')).toBeVisible();
  // What it comes to now is asked for beside the refusal, and the button is held for as long: a press may come a moment too early.
  await waitFor(async () => {
    if (screen.queryByText('Расчёт начался') === null) await user.click(again());
    expect(screen.getByText('Расчёт начался')).toBeVisible();
  });
  await waitFor(async () => expect((await rows()).find(({ id }) => id === before.id)?.status).toBe('calculated'), {
    timeout: 15_000,
  });
});

test('a share that was taxed as that of a resident because nobody knows says so', async () => {
  interface Share {
    residency_known: boolean;
  }
  const director = await colleague('executive');
  const sharesOf = async (id: number) =>
    (await director.get<{ shares: Share[] }>(`/investment/investments/dividends/${months[0]}/${id}?limit=50`)).shares;
  for (const { id } of (await rows()).filter(({ status }) => status === 'calculated')) {
    const count = (await sharesOf(id)).filter((one) => !one.residency_known).length;
    if (count === 0) continue;
    await renderScreen(`/back-office/dividends?id=${id}`, { as: 'accountant' });
    const table = within(await screen.findByRole('region', { name: 'По инвестициям' }));
    expect(await table.findAllByText('Как резидент: резидентство неизвестно')).toHaveLength(count);
    return;
  }
  throw new Error('the demonstration knows the residency of everybody');
});

test('the list opens on the month that ended last, also where the window stays open', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T18:59:59Z') });
  try {
    expect(parameters.month.fallback).toBe('2026-10');
    jest.setSystemTime(Date.parse('2026-11-30T19:00:00Z'));
    expect(parameters.month.fallback).toBe('2026-11');
    expect(endedMonths()[0]).toBe('2026-11');
  } finally {
    jest.useRealTimers();
  }
});

test('the form of shares says what they come to, while they are typed', async () => {
  const { user } = await renderScreen('/back-office/partners?form=shares', { as: 'accountant' });
  const form = await side('Доли партнёров со следующего месяца');
  // Whoever has left is not asked about.
  expect(form.queryByRole('textbox', { name: /Orient Capital/ })).not.toBeInTheDocument();
  const share = await form.findByRole('textbox', { name: /Sarmoya Invest/ });
  expect(form.getByText('Доли дают вместе 100 %')).toBeVisible();
  await user.clear(share);
  await user.type(share, '17');
  expect(await form.findByText(/Вместе 99,5 %, а нужно ровно 100 %/)).toBeVisible();
});

test('a partner is looked at and changed at the side of the list, and does not leave while he has a share', async () => {
  const accountant = await colleague('accountant');
  interface Partner {
    id: number;
    name: string;
  }
  const { partners } = await accountant.get<{ partners: Partner[] }>('/system-user/v1/partners?limit=100');
  const partner = partners.find(({ name }) => name === 'Sarmoya Invest MChJ')!; // the seed makes it
  const { user } = await renderScreen(`/back-office/partners?id=${partner.id}`, { as: 'accountant' });
  const drawer = await side('Sarmoya Invest MChJ');
  expect(drawer.getByText('Доля в этом месяце, %').nextElementSibling).toHaveTextContent('17,5');
  expect(await drawer.findByRole('region', { name: 'История' })).toBeVisible();
  await user.click(drawer.getByRole('button', { name: /Изменить/ }));
  const form = await side('Изменить партнёра');
  expect(form.getByText(/Партнёр с долей не выбывает/)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /Партнёр до/ }), '31.12.2026');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText(/У партнёра есть доля после этого дня/)).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: /Партнёр до/ }));
  const name = form.getByRole('textbox', { name: /имя или название/ });
  await user.clear(name);
  await user.type(name, 'Sarmoya Plus MChJ');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Партнёр изменён')).toBeVisible();
  const path = `/system-user/v1/partners/${partner.id}`;
  expect(await accountant.get<Partner & { end_date: null }>(path)).toMatchObject({
    ...{ name: 'Sarmoya Plus MChJ', end_date: null },
  });
});

test('shares that a colleague has set meanwhile are shown, and not written over with those of before', async () => {
  const accountant = await colleague('accountant');
  interface Partner {
    id: number;
    version: number;
    name: string;
    next_percent: number;
  }
  const list = async () =>
    (await accountant.get<{ partners: Partner[] }>('/system-user/v1/partners?limit=100')).partners;
  const { user } = await renderScreen('/back-office/partners?form=shares', { as: 'accountant' });
  const form = await side('Доли партнёров со следующего месяца');
  const field = (name: RegExp) => form.findByRole('textbox', { name });
  const type = async (name: RegExp, text: string) => {
    await user.clear(await field(name));
    await user.type(await field(name), text);
  };
  await type(/Divan Platform/, '60');
  await type(/Рахимов/, '22,5');

  const set = async (percents: Record<string, number>) => {
    const [first, ...others] = (await list()).map(({ id, version, name, next_percent }) => ({
      ...{ id, version, percent: percents[name] ?? next_percent },
    }));
    const { id, version, percent } = first!; // the seed makes four
    await accountant.send('PUT', `/system-user/v1/partners/${id}`, { version, body: { percent, others } });
  };
  const kept = (await list()).find(({ name }) => name.startsWith('Sarmoya'))!;
  await set({ 'Divan Platform': 65, [kept.name]: kept.next_percent + 5 });
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  const conflict = within(await form.findByRole('alert'));
  // Of the share that only the colleague has changed nothing is asked.
  expect(conflict.getAllByRole('radiogroup')).toHaveLength(1);
  await user.click(conflict.getByRole('radio', { name: /^Новое: 65/ }));
  await user.click(conflict.getByRole('button', { name: 'Сохранить выбранное' }));
  expect(await form.findByText(/Вместе 110 %/)).toBeVisible();
  expect((await list()).find(({ id }) => id === kept.id)?.next_percent).toBe(kept.next_percent + 5);
  await type(/Рахимов/, '12,5');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Доли сохранены')).toBeVisible();
});

test('the account of a partner who is a person is masked, and stays where nothing is typed over it', async () => {
  const { user } = await renderScreen('/back-office/partners?search=Рахимов', { as: 'accountant' });
  await user.click((await within(await screen.findByRole('grid')).findAllByRole('link'))[0]!); // the seed makes him
  const drawer = await side(/^Рахимов/);
  expect(await drawer.findByText('3120******0017')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: /Изменить/ }));
  const form = await side('Изменить партнёра');
  const account = form.getByRole('textbox', { name: /счёт/i });
  expect(account).toHaveValue('');
  expect(account).toHaveAttribute('placeholder', '2261************8001');
  await user.clear(form.getByRole('textbox', { name: /МФО/ }));
  await user.type(form.getByRole('textbox', { name: /МФО/ }), '00440');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Партнёр изменён')).toBeVisible();
});

test('the numbers of a new partner are held to what they are, and put right later', async () => {
  const { user } = await renderScreen('/back-office/partners', { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: 'Добавить партнёра' }));
  const form = await side('Добавить партнёра');
  const save = () => user.click(form.getByRole('button', { name: 'Сохранить' }));
  const field = (name: RegExp) => form.getByRole('textbox', { name });
  await user.type(field(/имя или название/), 'Новый партнёр');
  await user.type(field(/ИНН/), '501 112 223');
  await user.type(field(/счёт/i), '2020');
  await user.type(field(/МФО/), '12');
  await user.type(field(/Партнёр с/), '01.12.2026');
  await save();
  await waitFor(() => expect(field(/счёт/i)).toBeInvalid());
  expect(field(/МФО/)).toBeInvalid();
  await user.clear(field(/счёт/i));
  await user.clear(field(/МФО/));
  // Whose number it is to be only the service knows.
  await save();
  await waitFor(() => expect(field(/ИНН/)).toBeInvalid());
  expect(field(/ИНН/)).toHaveAccessibleDescription(/Неверное значение ИНН/);
  await user.selectOptions(form.getByRole('combobox'), 'Человек');
  await user.type(await form.findByRole('textbox', { name: /ПИНФЛ/ }), '99999999999999');
  await save();
  await waitFor(() => expect(field(/ПИНФЛ/)).toBeInvalid());
  expect(field(/ПИНФЛ/)).toHaveAccessibleDescription(/Неверное значение ПИНФЛ/);
  await user.clear(field(/ПИНФЛ/));
  await user.type(field(/ПИНФЛ/), '30101900010018');
  await save();
  expect(await screen.findByText(/Партнёр добавлен/)).toBeVisible();

  await user.click(
    (await within(await screen.findByRole('grid')).findAllByRole('link', { name: /Новый партнёр/ }))[0]!,
  ); // just added
  const drawer = await side(/^Новый партнёр/);
  expect(await drawer.findByText('3010******0018')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: /Изменить/ }));
  const edit = await side('Изменить партнёра');
  const number = edit.getByRole('textbox', { name: /ПИНФЛ/ });
  expect(number).toHaveAttribute('placeholder', '3010******0018');
  await user.type(number, '31204851230014');
  await user.click(edit.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Партнёр изменён')).toBeVisible();
  expect(await drawer.findByText('3120******0014')).toBeVisible();
});

test('of a month that came to nothing, zero is announced', async () => {
  const [accountant, director] = [await colleague('accountant'), await colleague('executive')];
  const { id: strategy } = await rowIn('announced');
  interface Profit {
    id: number;
    version: number;
    month: string;
    revenue: string;
  }
  const profit = async () => {
    const path = `/investment/investments/profits?limit=100&strategy_id=${strategy}`;
    const { profits } = await director.get<{ profits: Profit[] }>(path);
    return profits.find(({ month }) => month === months[0])!; // what is announced has one
  };
  const { id, revenue } = await profit();
  const lead = async (who: typeof director, change: object) =>
    who.send('PUT', '/investment/investments/profit', {
      ...{ version: (await profit()).version, body: { id, ...change } },
    });
  await lead(director, { status: 'calculated', reason: 'Ошибка в расходах' });
  await lead(accountant, { expense: revenue });
  await lead(accountant, { status: 'calculated' });
  const { user } = await renderScreen(`/back-office/profits?id=${id}`, { as: 'executive' });
  await user.click(await screen.findByRole('button', { name: 'Объявить' }));
  const form = await side('Объявить прибыль');
  await user.type(form.getByRole('textbox', { name: /^Объявлено/ }), '0');
  await user.click(form.getByRole('button', { name: 'Объявить' }));
  expect(await screen.findByText(/^Прибыль объявлена/)).toBeVisible();
});

test('an announced profit can be withdrawn by the director', async () => {
  const { user } = await renderScreen('/back-office/profits?status=announced', { as: 'executive' });
  const table = within(await screen.findByRole('grid'));
  expect((await table.findAllByText('Объявлена')).length).toBeGreaterThan(0);
  await user.click((await table.findAllByRole('link'))[0]!); // rows were found
  expect(await screen.findByRole('button', { name: /Отменить объявление/ })).toBeEnabled();
});

test('an announcement whose answer is lost is asked about by its key, and sent again under another once it is known', async () => {
  const keys: (string | null)[] = [];
  const asks: string[] = [];
  const fetched = globalThis.fetch.bind(globalThis);
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const call = new Request(input, init);
    const asked = /\/idempotency\/([\w-]+)$/.exec(call.url)?.[1];
    if (asked !== undefined) asks.push(asked);
    if (!call.url.endsWith('/net-profit-announce')) return fetched(call);
    keys.push(call.headers.get('Idempotency-Key'));
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const { user } = await renderScreen('/back-office/profits?status=calculated', { as: 'executive' });
  await user.click((await within(await screen.findByRole('grid')).findAllByRole('link'))[0]!); // rows were found
  await user.click(await screen.findByRole('button', { name: 'Объявить' }));
  const form = await side('Объявить прибыль');
  const send = async () => {
    await user.click(form.getByRole('button', { name: 'Объявить' }));
    expect(await form.findByText('Операция не выполнена')).toBeVisible();
  };
  await user.type(form.getByRole('textbox', { name: /^Объявлено/ }), '1,00');
  await send();
  expect(asks).toEqual(keys);
  expect(form.getByRole('textbox', { name: 'Комментарий' })).toBeEnabled();
  await send();
  await waitFor(() => expect(keys).toHaveLength(2));
  fetching.mockRestore();
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

interface Payable {
  net: string;
  investor_count: number;
  strategies: { name: string }[];
}
const payable = async () =>
  (await colleague('executive')).get<Payable>(`/investment/investments/withdrawal-dividends/${months[0]}`);
/** By the accountant, past the panel, until the service has done it. */
async function calculate({ id }: { id: number }) {
  const accountant = await colleague('accountant');
  const version = (await rows()).find((row) => row.id === id)?.profit_version;
  const path = `/investment/investments/calculate-dividends/${months[0]}/${id}`;
  await accountant.send('POST', path, { ...(typeof version === 'number' && { version }), body: {} });
  await waitFor(async () => expect((await rows()).find((row) => row.id === id)?.status).toBe('calculated'), {
    timeout: 15_000,
  });
}

const payButton = () => screen.findByRole('button', { name: /Выплатить за месяц/ });

test('what stands in the way of paying is that of the month, whatever the list is filtered by', async () => {
  await renderScreen('/back-office/dividends?status=announced', { as: 'executive' });
  // Others are calculated, though the page shows none of them.
  await waitFor(async () => expect(await payButton()).toHaveAccessibleDescription(/^Не рассчитаны дивиденды: \S+/));
});

test('a month is paid by the sums that the director has seen', async () => {
  for (const one of (await rows()).filter(({ status }) => status === 'announced')) await calculate(one);
  const { user } = await renderScreen('/back-office/dividends?status=waiting', { as: 'executive' });
  await waitFor(async () => expect(await payButton()).not.toHaveAccessibleDescription());
  await user.click(await payButton());
  const question = await side('Выплатить дивиденды всех стратегий?');
  const seen = await payable();
  const confirm = () => question.getByRole('button', { name: /^Выплатить/ });
  const again = () => question.findByRole('textbox', { name: /Сумма большая/ });
  expect(question.getByText('Инвесторов в выплате').nextElementSibling).toHaveTextContent(String(seen.investor_count));
  expect(question.getByText('По стратегиям').nextElementSibling).toHaveTextContent(seen.strategies[0]!.name); // four are
  expect(confirm()).toBeDisabled();
  await user.click(await again());
  await user.paste('1,00');
  expect(confirm()).toBeDisabled();
  await user.clear(await again());
  await user.paste(seen.net.replace('.', ','));
  expect(confirm()).toBeEnabled();

  // Meanwhile the tax is another one, and the accountant calculates anew.
  const owner = await colleague('director');
  interface Constant {
    id: number;
    version: number;
    key: string;
  }
  const { constants } = await owner.get<{ constants: Constant[] }>('/investment/investment/constants?limit=100');
  const tax = constants.find(({ key }) => key === 'dividend_tax_resident')!; // the seed makes it
  await owner.send('PUT', `/investment/investment/constant/${tax.id}`, { version: tax.version, body: { value: '7' } });
  await calculate((await rows()).find(({ status, net }) => status === 'calculated' && net !== '0.00')!); // four are
  await user.click(confirm());
  expect(await question.findByText('Дивиденды рассчитаны заново: проверьте новые суммы выплаты')).toBeVisible();
  const now = await payable();
  expect(now.net).not.toBe(seen.net);
  await waitFor(() => expect(confirm()).toBeDisabled());
  await user.click(await again());
  await user.paste(now.net.replace('.', ','));
  await user.click(confirm());
  expect(await screen.findByText('Выплата началась')).toBeVisible();
  await waitFor(async () => expect((await payable()).strategies).toEqual([]));
});

const figures = {
  announced: 'announced',
  dividends_gross: 'gross',
  dividends_tax: 'tax',
  dividends_net: 'net',
  partners_share: 'partners_share',
} as const;
type Figure = keyof typeof figures;

test.each(Object.entries(figures) as [Figure, (typeof figures)[Figure]][])(
  'the entries that %s of a strategy leads to add up to it',
  async (figure, field) => {
    const director = await colleague('executive');
    let seen = 0;
    for (const month of months.slice(0, 3)) {
      const path = `/investment/investments/dividends?limit=100&month=${month}`;
      const { strategies } = await director.get<{ strategies: { id: number }[] }>(path);
      for (const { id } of strategies) {
        const one = await director.get<{ id: number } & Record<typeof field, string>>(
          `/investment/investments/dividends/${month}/${id}?limit=1`,
        );
        const { search } = new URL(ledgerFigureHref({ figure, month, strategyId: one.id }), 'http://panel');
        const found = await director.get<{ totals: { figure: string } }>(
          `/system-user/v1/gl-list?limit=1&${search.slice(1)}`,
        );
        expect([month, one.id, found.totals.figure]).toEqual([month, one.id, one[field]]);
        if (one[field] !== '0.00') seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(0);
  },
);

test('a figure of the dividends leads to its entries', async () => {
  const { id } = (await rows()).find(({ net }) => net !== '0.00')!; // the demonstration has divided some
  await renderScreen(`/back-office/dividends?id=${id}`, { as: 'accountant' });
  const drawer = await side(/: /);
  const net = await drawer.findByText('К выплате инвесторам, сум');
  expect(within(net.nextElementSibling as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    ledgerFigureHref({ figure: 'dividends_net', month: months[0]!, strategyId: id }),
  );
});

test('a partner leads to what he was given, and to nothing of another', async () => {
  const accountant = await colleague('accountant');
  type Shares = { distributions: { partner: { id: number; name: string } }[]; count: number };
  const listed = (query: string) =>
    accountant.get<Shares>(`/system-user/v1/profit-distribution-list?limit=100${query}`);
  const { distributions: all, count: allCount } = await listed('');
  const { id, name } = all[0]!.partner; // the seed gave some
  const { distributions: his } = await listed(`&partner_id=${id}`);
  expect(his.length).toBeLessThan(allCount);
  const { user } = await renderScreen(`/back-office/partners?id=${id}`, { as: 'accountant' });
  await user.click(await screen.findByRole('link', { name: 'Доли по месяцам' }));
  await screen.findByRole('button', { name: `Убрать фильтр «Партнёр: ${name}»` });
  expect(window.location.search).toBe(`?partner_id=${id}`);
  const other = all.find(({ partner }) => partner.id !== id)!.partner.name; // several share the profit
  expect(screen.queryByRole('row', { name: new RegExp(other) })).not.toBeInTheDocument();
});
