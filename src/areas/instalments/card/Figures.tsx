import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetInstalmentByNumberQuery, type Application } from '../../../api/payment/instalments';
import { Fact, Facts } from '../../../kit/values/Facts';
import { m as instalments } from '../messages';
import { m } from './messages';

/** What was asked for, while there is no contract. */
export function Figures({ application: one }: { application: Application }) {
  return (
    <Facts areFigures>
      <Fact label={instalments.price} value={one.Price_in_merchant} as="money" />
      <Fact label={instalments.down} value={one.down_payment} as="money" />
      <Fact label={instalments.financed} value={one.Installment_amount} as="money" />
      <Fact label={instalments.monthly} value={one.Amount_per_month} as="money" />
      <Fact label={instalments.monthCount} value={one.Expiry_month_count} as="number" />
      <Fact label={instalments.score} value={one.Scoring} as="number" />
    </Facts>
  );
}

/** What of a contract is paid and owed. */
export function ContractFigures({ application: one }: { application: Application }) {
  const number = one.contract_number;
  const result = useGetInstalmentByNumberQuery(number === null ? skipToken : { contract_number: number });
  const contract = useRecordQuery(result, number ?? undefined).item;
  return (
    <Facts areFigures>
      <Fact label={instalments.total} value={contract?.total} as="money" />
      <Fact label={instalments.paid} value={contract?.paid} as="money" />
      <Fact label={instalments.debt} value={contract?.debt} as="money" />
      <Fact label={instalments.toPay} value={contract?.to_pay_now} as="money" />
      <Fact label={instalments.overdueDays} value={contract?.overdue_days} as="number" />
      <Fact label={m.nextDate} value={contract?.next_date} as="day" />
    </Facts>
  );
}
