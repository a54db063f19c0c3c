import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetKatmDetailsQuery } from '../../../api/payment/instalments';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { ServiceMessage } from '../../../parts/ServiceMessage';
import { m } from './messages';

const useStyles = makeStyles({
  whole: { '& > summary': { cursor: 'pointer', color: tokens.colorBrandForegroundLink, minHeight: '24px' } },
});

/** What the credit bureau said about the customer: its figures, and below them the report that they were read from. */
export function BureauSection({ id }: { id: number }) {
  const styles = useStyles();
  const result = useRecordQuery(useGetKatmDetailsQuery({ id }), id);
  return (
    <Section id="bureau" title={m.bureau} result={result}>
      {(report) => (
        <>
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
          <details className={styles.whole}>
            <summary>
              <FormattedMessage {...m.bureauReport} />
            </summary>
            <ServiceMessage message={report.report} />
          </details>
        </>
      )}
    </Section>
  );
}
