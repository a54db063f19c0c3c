import { Link } from '@fluentui/react-components';
import { defineMessage, FormattedMessage } from 'react-intl';
import type { PaymentInfo } from '../../../api/payment/instalments';
import { useFormat } from '../../../i18n/format';
import { useFormAround } from '../../../kit/form/usePanelForm';

const inFull = defineMessage<{ amount: string }>({
  id: 'instalments.settleInFull',
  defaultMessage: 'Закрыть сегодня: {amount}',
});
const withRebate = defineMessage<{ amount: string; rebate: string }>({
  id: 'instalments.settleWithRebate',
  defaultMessage: 'Закрыть сегодня: {amount}, скидка {rebate}',
});

/** What settles the contract today, put into the amount by a press. There is nothing to offer where it is late or owes nothing. */
export function SettleOffer({ info }: { info: PaymentInfo | undefined }) {
  const form = useFormAround();
  const format = useFormat();
  if (!info?.settlement) return null;
  const { amount, rebate } = info.settlement;
  const take = (): void => {
    form.setValue('amount', amount, { shouldDirty: true, shouldValidate: true });
    form.setFocus('amount');
  };
  return (
    <div>
      {/* The press leaves the amount where it is: left empty it would say so, and push this away from under the pointer. */}
      <Link as="button" type="button" onMouseDown={(event) => event.preventDefault()} onClick={take}>
        {Number(rebate) > 0 ? (
          <FormattedMessage {...withRebate} values={{ amount: format.money(amount), rebate: format.money(rebate) }} />
        ) : (
          <FormattedMessage {...inFull} values={{ amount: format.money(amount) }} />
        )}
      </Link>
    </div>
  );
}
