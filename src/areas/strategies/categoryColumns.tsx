import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { StrategyCategory } from '../../api/system-user/strategyCategories';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { createdColumn } from '../../parts/columns';
import { href } from '../../routes/href';
import { m, periodText } from './messages';

const useStyles = makeStyles({ link: { color: tokens.colorBrandForegroundLink } });

/** How many strategies are in a category, which leads to them. */
function StrategiesIn({ category: { id, strategies_count: count } }: { category: StrategyCategory }) {
  const styles = useStyles();
  const format = useFormat();
  if (count === 0) return format.number(count);
  return (
    <Link className={styles.link} to={href('strategies.list', {}, { category_id: [String(id)] })}>
      {format.number(count)}
    </Link>
  );
}

/** The percents of the periods, each in its line. */
function Percents({ category: { percents } }: { category: StrategyCategory }) {
  const format = useFormat();
  return percents.map(({ month_from: from, month_to: to, percent }) => (
    <div key={from}>
      <FormattedMessage {...periodText} values={{ from, to, percent: format.percent(percent) }} />
    </div>
  ));
}

/** The columns of the list of categories. */
export const categoryColumns: Column<StrategyCategory>[] = [
  fieldColumn('name', t.name, { sort: true, important: true }),
  fieldColumn('order', m.order, { as: 'number', sort: true, width: 80 }),
  fieldColumn('min_investment_amount', m.least, {
    as: 'money',
    sort: true,
    important: true,
    width: 176,
    isStanding: true,
  }),
  fieldColumn('max_investment_amount', m.most, { as: 'money', width: 192, isStanding: true }),
  {
    id: 'percents',
    title: m.percents,
    value: (row) => row.percents.map((one) => `${one.month_from}–${one.month_to}: ${one.percent}`).join('; '),
    cell: (row) => <Percents category={row} />,
    width: 192,
  },
  {
    id: 'strategies_count',
    title: m.count,
    value: (row) => row.strategies_count,
    as: 'number',
    cell: (row) => <StrategiesIn category={row} />,
    sort: 'strategies_count',
    important: true,
    width: 112,
  },
  { ...(createdColumn as Column<StrategyCategory>), sort: undefined, hidden: true },
];
