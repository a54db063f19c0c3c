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
import { toFailure } from '../../lib/failure';
import { Fact, Facts } from '../../kit/values/Facts';
import { Can } from '../../session/can';
import { dividendStatus } from './dividendTerms';
import { m } from './messages';

/** Divides the announced profit of a strategy, for the first time or anew. */
export function Calculate({ dividends }: { dividends: DividendDetail }) {
  const { status, profit_version: version } = dividends;
  // As it was when it was asked for: the reckoning moves the status on while its question still shows the tick.
  const [asked, setAsked] = useState<Asked>();
  const isAgain = status === 'calculated';
  const isOpen = status === 'announced' || isAgain;
  return (
    <Can do="dividends.add">
      {isOpen && version !== null && (
        <Action
          label={isAgain ? m.again : m.calculate}
          icon={Calculator20Regular}
          isPrimary={!isAgain}
          onSelect={() => setAsked({ version, isAgain })}
        />
      )}
      {asked && <Question dividends={dividends} asked={asked} onClose={() => setAsked(undefined)} />}
    </Can>
  );
}

interface Asked {
  /** Of the profit. */
  version: number;
  isAgain: boolean;
}

interface QuestionProps {
  dividends: DividendDetail;
  asked: Asked;
  onClose: () => void;
}

/**
 * What it comes to is seen before; it is reckoned anew once it is let. One question has one key. Where the profit has changed
 * meanwhile, what it comes to now is shown, and the next press is about that.
 */
function Question({ dividends: { id, month, strategy }, asked: { version, isAgain }, onClose }: QuestionProps) {
  const [calculate] = useCalculateDividendsMutation();
  const [key] = useState(() => crypto.randomUUID());
  const [seen, setSeen] = useState(version);
  const of = { month, strategy_id: id };
  const plan = useRecordQuery(usePlanDividendsQuery(of, { refetchOnMountOrArgChange: true }));
  const run = async () => {
    try {
      return await calculate({ ...of, 'If-Match': seen, 'Idempotency-Key': key }).unwrap();
    } catch (error) {
      const fresh = toFailure(error).current?.['profit_version'];
      if (typeof fresh === 'number') setSeen(fresh);
      throw error;
    }
  };
  return (
    <ConfirmAction
      title={m.calculateTitle}
      yes={isAgain ? m.again : m.calculate}
      done={m.calculationBegun}
      isHeld={plan.item === undefined || plan.refreshing}
      statusWords={dividendStatus.labelOf}
      run={run}
      onClose={onClose}
    >
      <p>{strategy.name}</p>
      {plan.item && <Plan plan={plan.item} />}
      {plan.failure && <FailureNote failure={plan.failure} retry={plan.retry} />}
      {isAgain && (
        <p>
          <FormattedMessage {...m.replaces} />
        </p>
      )}
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
