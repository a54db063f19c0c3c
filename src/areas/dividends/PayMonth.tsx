import { MoneyHand20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePayDividendsMutation, type DividendRow } from '../../api/investment/dividends';
import { useFormat } from '../../i18n/format';
import { Action } from '../../kit/actions/Action';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { Can } from '../../session/can';
import { m } from './messages';

interface Props {
  /** YYYY-MM. */
  month: string;
  rows: readonly DividendRow[];
}

/** Pays what is calculated for a month, all strategies at once. */
export function PayMonth({ month, rows }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [pay] = usePayDividendsMutation();
  const format = useFormat();
  const calculated = rows.filter(({ status }) => status === 'calculated');
  const whyNot = calculated.length === 0 ? m.nothingToPay : calculated.some((row) => row.is_barred) && m.barred;
  return (
    <Can do="dividends.enable">
      <Action
        label={m.pay}
        icon={MoneyHand20Regular}
        isPrimary
        disabledReason={whyNot}
        onSelect={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmAction
          title={m.payTitle}
          yes={m.pay}
          done={m.payBegun}
          run={() => pay({ month, 'Idempotency-Key': crypto.randomUUID() }).unwrap()}
          onClose={() => setAsking(false)}
        >
          <p>{format.month(month)}</p>
          <FormattedMessage {...m.payText} />
        </ConfirmAction>
      )}
    </Can>
  );
}
