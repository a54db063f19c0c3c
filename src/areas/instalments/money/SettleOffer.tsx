import { Link } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { defineMessage, FormattedMessage } from 'react-intl';
import type { PaymentInfo } from '../../../api/payment/instalments';
import { useFormat } from '../../../i18n/format';
import { useFormAround } from '../../../kit/form/usePanelForm';
import { Note } from '../../../parts/Note';

const inFull = defineMessage<{ amount: string }>({
  id: 'instalments.settleInFull',
  defaultMessage: 'Закрыть сегодня: {amount}',
});
const withRebate = defineMessage<{ amount: string; rebate: string }>({
  id: 'instalments.settleWithRebate',
  defaultMessage: 'Закрыть сегодня: {amount}, скидка {rebate}',
});
const inFullOn = defineMessage<{ day: string; amount: string }>({
  id: 'instalments.settleInFullOn',
  defaultMessage: 'Закрыть на дату {day}: {amount}',
});
const withRebateOn = defineMessage<{ day: string; amount: string; rebate: string }>({
  id: 'instalments.settleWithRebateOn',
  defaultMessage: 'Закрыть на дату {day}: {amount}, скидка {rebate}',
});
const settlesNothing = defineMessage<{ day: string }>({
  id: 'instalments.settlesNothing',
  defaultMessage: 'Эта сумма закрыла бы договор сегодня, но не на дату документа {day}: долг останется',
});

interface Props {
  info: PaymentInfo | undefined;
  /** The day for which it was reckoned, where that is another one than today; and what it comes to today. */
  other?: { day: string; today: PaymentInfo | undefined } | undefined;
}

/**
 * What settles the contract on the day of the payment, put into the amount by a press; and a word where the amount is what settles it
 * today and not on that day. There is nothing to offer where it is late or owes nothing.
 */
export function SettleOffer({ info, other }: Props) {
  const form = useFormAround();
  const format = useFormat();
  const typed: unknown = useWatch({ control: form.control, name: 'amount' });
  const offered = info?.settlement;
  const settlesToday = other !== undefined && info !== undefined && typed === other.today?.settlement?.amount;
  const take = (amount: string): void => {
    form.setValue('amount', amount, { shouldDirty: true, shouldValidate: true });
    form.setFocus('amount');
  };
  const day = other && format.day(other.day);
  return (
    <>
      {offered && (
        <div>
          {/* The press leaves the amount where it is: left empty it would say so, and push this away from under the pointer. */}
          <Link
            as="button"
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(offered.amount)}
          >
            {offerOf(
              { amount: format.money(offered.amount), rebate: format.money(offered.rebate), day },
              offered.rebate,
            )}
          </Link>
        </div>
      )}
      {settlesToday && offered?.amount !== typed && day !== undefined && (
        <Note isWarning>
          <FormattedMessage {...settlesNothing} values={{ day }} />
        </Note>
      )}
    </>
  );
}

function offerOf({ amount, rebate, day }: { amount: string; rebate: string; day: string | undefined }, given: string) {
  const hasRebate = Number(given) > 0;
  if (day === undefined)
    return hasRebate ? (
      <FormattedMessage {...withRebate} values={{ amount, rebate }} />
    ) : (
      <FormattedMessage {...inFull} values={{ amount }} />
    );
  return hasRebate ? (
    <FormattedMessage {...withRebateOn} values={{ amount, rebate, day }} />
  ) : (
    <FormattedMessage {...inFullOn} values={{ amount, day }} />
  );
}
