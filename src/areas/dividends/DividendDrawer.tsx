import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useDividends } from '../../api/investment/dividends';
import { useFormat } from '../../i18n/format';
import { useListState } from '../../kit/url/useListState';
import { Fact } from '../../kit/values/Facts';
import { About } from '../../parts/About';
import { RecordDrawer } from '../../parts/RecordDrawer';
import { Calculate } from './Calculate';
import { parameters } from './dividendParams';
import { dividendStatus } from './dividendTerms';
import { dividendJournal } from './journalWords';
import { m, ofMonth } from './messages';
import { RunProgress } from './RunProgress';
import { Shares } from './Shares';

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
            <Fact label={m.announced} value={one.announced} as="money" />
            <Fact label={m.iman} value={one.iman_percent} as="number" optional />
            <Fact label={m.pool} value={one.pool} as="money" />
            <Fact label={m.gross} value={one.gross} as="money" />
            <Fact label={m.tax} value={one.tax} as="money" />
            <Fact label={m.net} value={one.net} as="money" />
            <Fact label={m.platformShare} value={one.platform_share} as="money" />
            <Fact label={m.partnersShare} value={one.partners_share} as="money" />
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
            <Shares key={`${one.revision} ${one.status}`} month={month} strategyId={id} />
          )}
        </>
      )}
    </RecordDrawer>
  );
}
