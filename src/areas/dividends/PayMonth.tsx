import { MoneyHand20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { usePayableDividends, type PayableDividends } from '../../api/investment/dividends';
import { Action } from '../../kit/actions/Action';
import { Can } from '../../session/can';
import { ConfirmPayment } from './ConfirmPayment';
import { m, someMissing } from './messages';

/** Pays what is calculated for a month (YYYY-MM), all strategies at once, whatever the list is filtered by. */
export function PayMonth({ month }: { month: string }) {
  return (
    <Can do="dividends.enable">
      <Pay month={month} />
    </Can>
  );
}

function Pay({ month }: { month: string }) {
  const [isAsking, setAsking] = useState(false);
  const intl = useIntl();
  const { item } = usePayableDividends(month);
  return (
    <>
      <Action
        label={m.pay}
        icon={MoneyHand20Regular}
        isPrimary
        disabledReason={item && whyNot(item, intl)}
        onSelect={() => setAsking(true)}
      />
      {isAsking && <ConfirmPayment month={month} onClose={() => setAsking(false)} />}
    </>
  );
}

function whyNot(payable: PayableDividends, intl: IntlShape): MessageDescriptor | string | false {
  const { strategies, missing, is_barred: isBarred } = payable;
  if (strategies.length === 0) return m.nothingToPay;
  if (isBarred) return m.barred;
  return missing.length > 0 && intl.formatMessage(someMissing, { names: missing.map(({ name }) => name).join(', ') });
}
