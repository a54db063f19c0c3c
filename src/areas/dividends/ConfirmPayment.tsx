import { Button } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useCheckOutcome } from '../../api/cache/writeOutcome';
import { usePayableDividends, usePayDividendsMutation } from '../../api/investment/dividends';
import { t } from '../../i18n/terms';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { ConfirmMoney } from '../../kit/money/ConfirmMoney';
import { Dialog } from '../../kit/overlay/Dialog';
import { Fact } from '../../kit/values/Facts';
import { useFormat } from '../../i18n/format';
import { href } from '../../routes/href';
import { m, payVerb } from './messages';

interface Props {
  /** YYYY-MM. */
  month: string;
  onClose: () => void;
}

/** The question before the dividends of a month go to the investors: the sums of now, which the call repeats. */
export function ConfirmPayment({ month, onClose }: Props) {
  const format = useFormat();
  const [pay] = usePayDividendsMutation();
  const checkOutcome = useCheckOutcome('investment');
  const { item, failure, retry } = usePayableDividends(month, { isFresh: true });
  if (item === undefined)
    return failure ? (
      <Dialog
        title={m.payTitle}
        onSubmit={onClose}
        onClose={onClose}
        buttons={
          <Button onClick={onClose}>
            <FormattedMessage {...t.close} />
          </Button>
        }
      >
        <FailureNote failure={failure} retry={retry} />
      </Dialog>
    ) : null;
  const { net, share_count } = item;
  return (
    <ConfirmMoney
      title={m.payTitle}
      verb={payVerb}
      amount={net}
      about={{ record: format.month(month), path: href('dividends.list', {}, { month }) }}
      run={(key) => pay({ month, 'Idempotency-Key': key, body: { payable_amount: net, share_count } }).unwrap()}
      checkOutcome={checkOutcome}
      done={m.payBegun}
      onClose={onClose}
    >
      <Fact label={m.month} value={format.month(month)} />
      <Fact label={m.strategies} value={item.strategies.map(({ name }) => name).join(', ')} />
      <Fact label={m.investors} value={item.investor_count} as="number" />
      <Fact label={m.payableCount} value={share_count} as="number" />
      <Fact label={m.gross} value={item.gross} as="money" />
      <Fact label={m.tax} value={item.tax} as="money" />
      <Fact label={m.earlier} value={item.earlier_net} as="money" />
      <Fact label={m.later} value={item.later_net} as="money" />
      {item.withheld_net !== '0.00' && <Fact label={m.withheld} value={item.withheld_net} as="money" />}
      <Fact label={m.where} value={<FormattedMessage {...m.payText} />} />
    </ConfirmMoney>
  );
}
