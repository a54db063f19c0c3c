import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetKatmDetailsQuery } from '../../../api/payment/instalments';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { m } from './messages';

/** What the credit bureau said about the customer. */
export function BureauSection({ id }: { id: number }) {
  const result = useRecordQuery(useGetKatmDetailsQuery({ id }), id);
  return (
    <Section id="bureau" title={m.bureau} result={result}>
      {(report) => (
        <Facts>
          <Fact label={m.claim} value={report.claim_id} />
          <Fact label={m.bureauDate} value={report.date} as="dateTime" />
          <Fact label={m.bureauScore} value={report.score} as="number" />
          <Fact label={m.activeContracts} value={report.active_contracts} as="number" />
          <Fact label={m.totalDebt} value={report.total_debt} as="money" />
          <Fact label={m.overdueDebt} value={report.overdue_debt} as="money" />
          <Fact label={m.maxOverdue} value={report.max_overdue_days} as="number" />
          <Fact label={m.monthlyPayment} value={report.monthly_payment} as="money" />
        </Facts>
      )}
    </Section>
  );
}
