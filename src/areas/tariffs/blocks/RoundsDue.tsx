import { defineMessages, useIntl } from 'react-intl';
import { useRoundCount, type RoundDue } from '../../../api/investment/rounds';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { together } from '../../../parts/figures/together';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';

const m = defineMessages({
  due: { id: 'tariffs.blocks.due', defaultMessage: 'Что сделать' },
  rounds: { id: 'tariffs.blocks.rounds', defaultMessage: 'Раундов' },
  none: { id: 'tariffs.blocks.none', defaultMessage: 'В ближайшие две недели делать ничего не нужно' },
  opening: { id: 'tariffs.blocks.opening', defaultMessage: 'Пора открыть' },
  closing: { id: 'tariffs.blocks.closing', defaultMessage: 'Скоро конец' },
  belowMinimum: { id: 'tariffs.blocks.belowMinimum', defaultMessage: 'Меньше минимума' },
});

const series = [{ id: 'count', title: m.rounds, as: 'number' }] as const;
const titles = [
  ['opening', m.opening],
  ['closing', m.closing],
  ['below_minimum', m.belowMinimum],
] as const;

const useDue = (due: RoundDue) => useRoundCount({ due: [due] }, refetchOnOpen);

/** Rounds that begin or end within two weeks, and those that are short of what they need. */
export default function RoundsDue() {
  const intl = useIntl();
  const { item, ...result } = together([useDue('opening'), useDue('closing'), useDue('below_minimum')]);
  const chart: Chart | undefined = item && {
    axis: m.due,
    series,
    // A round may stand in two rows.
    isStanding: true,
    points: titles.map(([due, message], at) => {
      const title = intl.formatMessage(message);
      const to = href('tariffs.rounds', {}, { due: [due] });
      return { id: due, title, short: title, to, values: [item[at] ?? 0] };
    }),
  };
  return (
    <ChartCard
      title={charts['tariffs.roundsDue'].title}
      kind="rows"
      result={{ ...result, item: chart }}
      empty={m.none}
    />
  );
}
