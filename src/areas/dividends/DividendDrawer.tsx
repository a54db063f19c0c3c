import { Calculator20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useCalculateDividendsMutation, useDividends, type DividendDetail } from '../../api/investment/dividends';
import { useFormat } from '../../i18n/format';
import { Action } from '../../kit/actions/Action';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { useListState } from '../../kit/url/useListState';
import { Fact } from '../../kit/values/Facts';
import { About } from '../../parts/About';
import { RecordDrawer } from '../../parts/RecordDrawer';
import { Can } from '../../session/can';
import { parameters } from './dividendParams';
import { dividendStatus } from './dividendTerms';
import { dividendJournal } from './journalWords';
import { m, ofMonth } from './messages';
import { RunProgress } from './RunProgress';
import { Shares } from './Shares';

/** The dividends of one strategy in the month of the list: how they were reckoned, and whose they are. */
export function DividendDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { month } = useListState(parameters).filters;
  const result = useRecordQuery(useDividends({ month, strategy_id: id, limit: 100 }), id);
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
          <Shares rows={one.shares} />
        </>
      )}
    </RecordDrawer>
  );
}

function Calculate({ dividends }: { dividends: DividendDetail }) {
  const { id, month, status, profit_version: version } = dividends;
  const [isAsking, setAsking] = useState(false);
  const [calculate] = useCalculateDividendsMutation();
  if (version === null || (status !== 'announced' && status !== 'calculated')) return null;
  const isAgain = status === 'calculated';
  const label = isAgain ? m.again : m.calculate;
  const key = { 'If-Match': version, 'Idempotency-Key': crypto.randomUUID() };
  return (
    <Can do="dividends.add">
      <Action label={label} icon={Calculator20Regular} isPrimary={!isAgain} onSelect={() => setAsking(true)} />
      {isAsking && (
        <ConfirmAction
          title={m.calculateTitle}
          yes={label}
          done={m.calculationBegun}
          statusWords={dividendStatus.labelOf}
          run={() => calculate({ month, strategy_id: id, ...key }).unwrap()}
          onClose={() => setAsking(false)}
        >
          <p>{dividends.strategy.name}</p>
          {isAgain && <FormattedMessage {...m.replaces} />}
        </ConfirmAction>
      )}
    </Can>
  );
}
