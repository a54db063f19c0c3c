import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetInstalmentPaymentInfoQuery, useGetPaymentScheduleQuery } from '../../../api/payment/instalments';
import { Fact } from '../../../kit/values/Facts';
import { rowsClosed } from '../messages';
import { closedRows } from './closedRows';
import { m } from './messages';

const noMoney = '0.00';

interface Props {
  id: number;
  amount: string;
  /** The day by which it is reckoned what settles the contract; today without it. */
  day?: string;
}

/** Which rows a payment closes and what stays owed after it; nothing where it settles the contract, of which the rest is given. */
export function ClosedFacts({ id, amount, day }: Props) {
  const { item } = useRecordQuery(useGetPaymentScheduleQuery({ id }), id);
  const info = useRecordQuery(useGetInstalmentPaymentInfoQuery({ id, day }), `${id} ${day}`);
  if (!item) return null;
  const closed = closedRows(item.schedule, amount);
  const settled = info.item?.settlement?.amount === amount ? info.item.settlement : undefined;
  return (
    <>
      <Fact
        label={m.goesTo}
        value={<FormattedMessage {...rowsClosed} values={{ rows: closed.numbers.join(', ') }} />}
      />
      {settled && settled.rebate !== noMoney && <Fact label={m.rebate} value={settled.rebate} as="money" />}
      <Fact label={m.leftAfter} value={settled ? noMoney : closed.debt} as="money" />
    </>
  );
}
