import { Calculator20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import {
  useCalculateDividendsMutation,
  usePlanDividendsQuery,
  type DividendDetail,
  type DividendPlan,
} from '../../api/investment/dividends';
import { Action } from '../../kit/actions/Action';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { Fact, Facts } from '../../kit/values/Facts';
import { Can } from '../../session/can';
import { dividendStatus } from './dividendTerms';
import { m } from './messages';

/** Divides the announced profit of a strategy, for the first time or anew. */
export function Calculate({ dividends }: { dividends: DividendDetail }) {
  const { status, profit_version: version } = dividends;
  const [isAsking, setAsking] = useState(false);
  if (version === null || (status !== 'announced' && status !== 'calculated')) return null;
  const isAgain = status === 'calculated';
  return (
    <Can do="dividends.add">
      <Action
        label={isAgain ? m.again : m.calculate}
        icon={Calculator20Regular}
        isPrimary={!isAgain}
        onSelect={() => setAsking(true)}
      />
      {isAsking && <Question dividends={dividends} version={version} onClose={() => setAsking(false)} />}
    </Can>
  );
}

interface Asked {
  dividends: DividendDetail;
  /** Of the profit. */
  version: number;
  onClose: () => void;
}

/** What it comes to is seen before; it is reckoned anew once it is let. One question has one key. */
function Question({ dividends: { id, month, status, strategy }, version, onClose }: Asked) {
  const [calculate] = useCalculateDividendsMutation();
  const [key] = useState(() => crypto.randomUUID());
  const of = { month, strategy_id: id };
  const plan = useRecordQuery(usePlanDividendsQuery(of, { refetchOnMountOrArgChange: true }));
  const isAgain = status === 'calculated';
  return (
    <ConfirmAction
      title={m.calculateTitle}
      yes={isAgain ? m.again : m.calculate}
      done={m.calculationBegun}
      isHeld={plan.item === undefined}
      statusWords={dividendStatus.labelOf}
      run={() => calculate({ ...of, 'If-Match': version, 'Idempotency-Key': key }).unwrap()}
      onClose={onClose}
    >
      <p>{strategy.name}</p>
      {plan.item && <Plan plan={plan.item} />}
      {plan.failure && <FailureNote failure={plan.failure} retry={plan.retry} />}
      {isAgain && <FormattedMessage {...m.replaces} />}
    </ConfirmAction>
  );
}

function Plan({ plan }: { plan: DividendPlan }) {
  return (
    <Facts>
      <Fact label={m.announced} value={plan.announced} as="money" />
      <Fact label={m.iman} value={plan.iman_percent} as="number" />
      <Fact label={m.pool} value={plan.pool} as="money" />
      <Fact label={m.gross} value={plan.gross} as="money" />
      <Fact label={m.tax} value={plan.tax} as="money" />
      <Fact label={m.net} value={plan.net} as="money" />
      <Fact label={m.count} value={plan.count} as="number" />
    </Facts>
  );
}
