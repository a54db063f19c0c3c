import { defineMessages } from 'react-intl';
import type { Chart } from '../../../src/kit/charts/chart';
import { ChartCard, ChartSkeleton } from '../../../src/kit/charts/ChartCard';
import type { Loaded } from '../../../src/lib/rows';
import { State } from '../State';

const m = defineMessages({
  title: { id: 'investors.blocks.byMonth', defaultMessage: 'Новые инвесторы по месяцам' },
  byStatus: { id: 'investors.blocks.byStatus', defaultMessage: 'Инвесторы по статусам' },
  balances: { id: 'investors.blocks.balances', defaultMessage: 'Вложения и балансы по месяцу прихода, сум' },
  newcomers: { id: 'investors.blocks.newcomers', defaultMessage: 'Новые' },
  verification: { id: 'investors.blocks.verification', defaultMessage: 'На проверке' },
  month: { id: 'investors.blocks.month', defaultMessage: 'Месяц' },
  count: { id: 'investors.blocks.count', defaultMessage: 'Инвесторов' },
  invested: { id: 'investors.blocks.invested', defaultMessage: 'Вложено' },
  balance: { id: 'investors.blocks.balance', defaultMessage: 'Баланс' },
  empty: { id: 'investors.blocks.empty', defaultMessage: 'За этот период инвесторов нет' },
});

const counts = [8, 3, 12, 7, 5, 9];
const counted: Chart = {
  axis: m.month,
  series: [{ id: 'count', title: m.count, as: 'number' }],
  points: counts.map((count, at) => ({
    id: `2026-0${at + 1}`,
    title: `0${at + 1}.2026`,
    short: `0${at + 1}`,
    to: '/list',
    values: [count],
  })),
};
const money: Chart = {
  ...counted,
  series: [
    { id: 'invested', title: m.invested, as: 'money' },
    { id: 'balance', title: m.balance, as: 'money' },
  ],
  points: counted.points.map((point, at) => ({
    ...point,
    values: [`${(counts[at] ?? 0) * 41_000_000}.00`, `${(at + 1) * 9_000_000}.50`],
  })),
};

const loaded = (item: Chart | undefined): Loaded<Chart> => ({
  item,
  failure: undefined,
  refreshing: false,
  retry: () => undefined,
});

export function Page() {
  return (
    <>
      <State name="Columns">
        <ChartCard title={m.title} kind="columns" result={loaded(counted)} empty={m.empty} />
      </State>
      <State name="Rows">
        <ChartCard title={m.byStatus} kind="rows" result={loaded(counted)} empty={m.empty} />
      </State>
      <State name="Lines">
        <ChartCard title={m.balances} kind="lines" result={loaded(money)} empty={m.empty} />
      </State>
      <State name="Nothing to draw">
        <ChartCard title={m.newcomers} kind="lines" result={loaded({ ...money, points: [] })} empty={m.empty} />
      </State>
      <State name="On its way">
        <ChartSkeleton />
      </State>
      <State name="Failed">
        <ChartCard
          title={m.verification}
          kind="columns"
          result={{ ...loaded(undefined), failure: { kind: 'network', status: 0, codes: [] } }}
          empty={m.empty}
        />
      </State>
    </>
  );
}
