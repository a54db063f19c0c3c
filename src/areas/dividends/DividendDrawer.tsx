import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useDividends } from '../../api/investment/dividends';
import type { MonthFigure } from '../../api/system-user/ledger';
import { useFormat } from '../../i18n/format';
import { useListState } from '../../kit/url/useListState';
import { Fact } from '../../kit/values/Facts';
import { About } from '../../parts/About';
import { LedgerFigure } from '../../parts/LedgerFigure';
import { RecordDrawer } from '../../parts/RecordDrawer';
import { Calculate } from './Calculate';
import { parameters } from './dividendParams';
import { dividendStatus } from './dividendTerms';
import { dividendJournal } from './journalWords';
import { m, ofMonth } from './messages';
import { RunProgress } from './RunProgress';
import { Shares } from './Shares';

const figure = ({ id, month }: { id: number; month: string }, name: MonthFigure, amount: string) => (
  <LedgerFigure figure={name} month={month} strategyId={id} amount={amount} />
);

/** The dividends of one strategy in the month of the list: how they were reckoned, and whose they are. */
export function DividendDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { month } = useListState(parameters).filters;
  const result = useRecordQuery(useDividends({ month, strategy_id: id, limit: 1 }), id);
  const intl = useIntl();
  const format = useFormat();
  const { item } = result;
  const values = item && { strategy: item.strategy.name, month: format.month(item.month) };
  return (
    <RecordDrawer
      id={id}
      title={values ? intl.formatMessage(ofMonth, values) : m.title}
      result={result}
      onClose={onClose}
      status={dividendStatus}
      words={dividendJournal}
      actions={(one) => <Calculate dividends={one} />}
    >
      {(one) => (
        <>
          <RunProgress run={one} />
          <About>
            <Fact label={m.announced} value={figure(one, 'announced', one.announced)} />
            <Fact label={m.iman} value={one.iman_percent} as="number" optional />
            <Fact label={m.pool} value={one.pool} as="money" />
            <Fact label={m.gross} value={figure(one, 'dividends_gross', one.gross)} />
            <Fact label={m.tax} value={figure(one, 'dividends_tax', one.tax)} />
            <Fact label={m.net} value={figure(one, 'dividends_net', one.net)} />
            <Fact label={m.platformShare} value={one.platform_share} as="money" />
            <Fact label={m.partnersShare} value={figure(one, 'partners_share', one.partners_share)} />
            <Fact label={m.residentTax} value={one.resident_percent} as="number" optional />
            <Fact label={m.nonresidentTax} value={one.nonresident_percent} as="number" optional />
            <Fact label={m.count} value={one.count} as="number" />
            <Fact label={m.paidCount} value={one.paid_count} as="number" />
            <Fact label={m.owedCount} value={one.owed_count} as="number" />
            <Fact label={m.calculatedBy} value={one.calculated_by?.name} optional />
            <Fact label={m.paidBy} value={one.paid_by?.name} optional />
            <Fact label={m.paidAt} value={one.paid_at} as="dateTime" optional />
          </About>
          {one.count > 0 && one.status !== 'calculating' && (
            <Shares key={`${one.revision} ${one.status}`} month={one.month} strategy={one.strategy} />
          )}
        </>
      )}
    </RecordDrawer>
  );
}
