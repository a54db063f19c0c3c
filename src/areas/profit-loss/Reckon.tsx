import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useCalculateProfitMutation, useReckonProfit, type ReckonedProfit } from '../../api/investment/profitLoss';
import type { ProfitLoss } from '../../api/system-user/profitLoss';
import { t } from '../../i18n/terms';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { useIdempotencyKey } from '../../kit/write/useIdempotencyKey';
import { notify } from '../../kit/state/notifications';
import { Fact, Facts } from '../../kit/values/Facts';
import { toFailure, type Failure } from '../../lib/failure';
import { Note } from '../../parts/Note';
import { profitStatus } from '../../parts/profitStatus';
import { addressOf } from '../../routes/href';
import { m } from './messages';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, paddingTop: tokens.spacingVerticalS },
});

interface Props {
  sheet: ProfitLoss;
  strategy: { id: number; name: string };
  onClose: () => void;
  /** Closes it and goes on. */
  onLeave: (then: () => void) => void;
}

interface Asked {
  /** Of the sheet that it was reckoned from: a fresher one may stand behind the question already. */
  version?: number;
  reckoned?: ReckonedProfit;
  failure?: Failure;
}

/** Shows how the profit of a strategy is made up before it is written; then leads to it. */
export function Reckon({ sheet, strategy, onClose, onLeave }: Props) {
  const { date, version } = sheet;
  const reckon = useReckonProfit();
  const [calculate] = useCalculateProfitMutation();
  const [{ version: seen = version, reckoned, failure }, setAsked] = useState<Asked>({});
  const [turn, setTurn] = useState(0);
  const keyOf = useIdempotencyKey();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { id } = strategy;

  useEffect(() => {
    const stop = new AbortController();
    const asked = { date, strategy_id: id, 'If-Match': version, 'Idempotency-Key': crypto.randomUUID() };
    reckon(asked, stop.signal).then(
      (answer) => setAsked({ version, reckoned: answer }),
      (error: unknown) => !stop.signal.aborted && setAsked({ failure: toFailure(error) }),
    );
    return () => stop.abort();
  }, [reckon, date, id, version, turn]);

  const status = reckoned?.profit?.status;
  const isAnnounced = status === 'announced' || status === 'distributed';
  const [written, setWritten] = useState<string>();
  return (
    <ConfirmAction
      title={m.reckonTitle}
      yes={m.write}
      isHeld={reckoned === undefined || isAnnounced}
      statusWords={profitStatus.labelOf}
      run={() =>
        calculate({
          ...{ date, strategy_id: id, dry_run: false, 'If-Match': seen },
          'Idempotency-Key': keyOf(date, id, seen, reckoned?.net_profit),
        }).unwrap()
      }
      done={({ profit }) => {
        const path = addressOf('dividends.profits', {}, profit ? { id: String(profit.id) } : {});
        dispatch(notify({ tone: 'success', title: m.written, path }));
        setWritten(path);
      }}
      onClose={() => (written === undefined ? onClose() : onLeave(() => void navigate(written)))}
    >
      {reckoned ? (
        <MadeUp reckoned={reckoned} strategy={strategy.name} isAnnounced={isAnnounced} />
      ) : failure ? (
        <FailureNote failure={failure} retry={() => setTurn(turn + 1)} />
      ) : (
        <p role="status">
          <FormattedMessage {...m.reckoning} />
        </p>
      )}
    </ConfirmAction>
  );
}

interface MadeUpProps {
  reckoned: ReckonedProfit;
  strategy: string;
  isAnnounced: boolean;
}

function MadeUp({ reckoned, strategy, isAnnounced }: MadeUpProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Facts>
        <Fact label={t.strategy} value={strategy} />
        <Fact label={t.month} value={reckoned.month.slice(0, 7)} as="month" />
        <Fact label={m.income} value={reckoned.income} as="moneyWithCurrency" />
        <Fact label={m.ownExpense} value={reckoned.own_expense} as="moneyWithCurrency" />
        <Fact label={m.commonExpense} value={reckoned.common_expense} as="moneyWithCurrency" />
        <Fact label={m.commonShare} value={reckoned.common_share} as="moneyWithCurrency" />
      </Facts>
      <Facts areFigures>
        <Fact label={m.net} value={reckoned.net_profit} as="moneyWithCurrency" />
        <Fact label={m.netNow} value={reckoned.profit?.net_profit} as="moneyWithCurrency" optional />
      </Facts>
      <Note isWarning={isAnnounced}>
        <FormattedMessage {...(isAnnounced ? m.announced : m.shareHelp)} />
      </Note>
    </div>
  );
}
