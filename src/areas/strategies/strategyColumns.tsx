import { makeStyles, tokens } from '@fluentui/react-components';
import { Image20Regular } from '@fluentui/react-icons';
import type { StrategyRow } from '../../api/system-user/strategies';
import { t } from '../../i18n/terms';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { Percent } from '../../parts/investments/Figures';
import { createdColumn } from '../../parts/columns';
import { m } from './messages';
import { RealPercent } from './StrategyPercent';
import { strategyRisk, strategyStatus } from './terms';

const useStyles = makeStyles({
  named: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    maxWidth: '100%',
    verticalAlign: 'middle',
  },
  words: { overflow: 'hidden', textOverflow: 'ellipsis' },
  picture: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '40px',
    height: '24px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
});

/** The title of a strategy beside its picture. */
function Named({ strategy: { title, image_url: url } }: { strategy: StrategyRow }) {
  const styles = useStyles();
  return (
    <span className={styles.named}>
      <span className={styles.picture}>
        {url === null ? <Image20Regular aria-hidden /> : <img src={url} alt="" loading="lazy" />}
      </span>
      <span className={styles.words}>{title}</span>
    </span>
  );
}

/** What the list shows of a strategy. */
export const strategyColumns: Column<StrategyRow>[] = [
  {
    id: 'title',
    title: m.title,
    value: (row) => row.title,
    cell: (row) => <Named strategy={row} />,
    sort: 'title',
    important: true,
  },
  strategyStatus.column('status', t.status, (row) => row.status, { width: 152, important: true }),
  { id: 'category', title: m.category, value: (row) => row.category?.name, width: 144, hidden: true },
  fieldColumn('month_count', m.monthsShort, { as: 'number', sort: true, width: 104 }),
  strategyRisk.column('risk_type', m.risk, (row) => row.risk_type, { width: 96 }),
  fieldColumn('balance', m.atWork, { as: 'money', sort: true, important: true, width: 208 }),
  {
    id: 'expected_profit',
    title: m.expectedShort,
    value: (row) => row.expected_profit,
    as: 'number',
    cell: (row) => <Percent value={row.expected_profit} />,
    sort: 'expected_profit',
    width: 124,
  },
  {
    id: 'real_percent',
    title: m.realShort,
    value: (row) => row.real_percent,
    as: 'number',
    cell: (row) => (row.real_percent === null ? undefined : <Percent value={row.real_percent} />),
    width: 108,
  },
  {
    id: 'real_month',
    title: m.realMonth,
    value: (row) => row.real_month,
    as: 'month',
    cell: (row) => <RealPercent percent={row.real_percent} month={row.real_month} />,
    width: 176,
    hidden: true,
  },
  fieldColumn('min_investment_amount', m.least, {
    as: 'money',
    sort: true,
    width: 168,
    hidden: true,
    isStanding: true,
  }),
  fieldColumn('max_investment_amount', m.most, { as: 'money', width: 184, hidden: true, isStanding: true }),
  fieldColumn('investments_count', t.investmentsCount, { as: 'number', width: 112, hidden: true }),
  { id: 'is_corporate', title: m.corporate, value: (row) => row.is_corporate, width: 152, hidden: true },
  { ...(createdColumn as Column<StrategyRow>), hidden: true },
];
