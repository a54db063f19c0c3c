import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useGetScoringQuery,
  useGetScoringWingsResultQuery,
  type Scoring,
  type ScoringDetail,
} from '../../../api/payment/scoring';
import { t } from '../../../i18n/terms';
import { rowsOf } from '../../../lib/rows';
import { Section } from '../../../kit/detail/Section';
import type { Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { Fact, Facts } from '../../../kit/values/Facts';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { ServiceMessage, serviceMessages } from '../../../parts/ServiceMessage';
import { drawerTitle, m } from './messages';
import { PassingWays } from './PassingWays';
import { ScoreBars } from './ScoreBars';
import { scoringResult } from '../../../parts/scoringResult';
import { reasonNames } from './scoringTerms';

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalXL },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
});

interface Limit {
  id: number;
  months: number;
  amount: string;
}
const limitColumns: Column<Limit>[] = [
  { id: 'months', title: m.months, value: (row) => row.months, as: 'number', important: true, width: 120 },
  { id: 'amount', title: m.limit, value: (row) => row.amount, as: 'money', important: true },
];

/** The drawer shows what has a status first. */
const shownOf = ({ scoring, purchase_limits }: ScoringDetail) => ({
  status: scoring.result,
  scoring,
  limits: purchase_limits.map((limit): Limit => ({ ...limit, id: limit.months })),
});

/** A score only where the service has answered. */
const isReckoned = (scoring: Scoring): scoring is Scoring & { score: number } => scoring.score !== null;

/** One scoring explained: points that add up, what would pass, the limits by term, and what bureau and service said. */
export function ScoringDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const found = useRecordQuery(useGetScoringQuery({ id }), id);
  const result = { ...found, item: found.item && shownOf(found.item) };
  return (
    <RecordDrawer id={id} title={drawerTitle} result={result} onClose={onClose} status={scoringResult}>
      {({ scoring, limits }) => (
        <>
          <Section id="about" title={t.about}>
            <About scoring={scoring} />
          </Section>
          {scoring.reasons.length > 0 && (
            <Section id="reasons" title={m.reasons}>
              <Reasons reasons={scoring.reasons} />
            </Section>
          )}
          {isReckoned(scoring) && (
            <Section id="explained" title={m.explained}>
              <ScoreBars scoring={scoring} />
            </Section>
          )}
          {isReckoned(scoring) && scoring.score < scoring.passing_score && (
            <Section id="ways" title={m.ways}>
              <PassingWays scoring={scoring} />
            </Section>
          )}
          {limits.length > 0 && (
            <Section id="limits" title={m.limits}>
              <DataTable rows={rowsOf(limits)} columns={limitColumns} empty={m.empty} label={m.limits} />
            </Section>
          )}
          {scoring.bureau && (
            <Section id="bureau" title={m.bureau}>
              <Bureau bureau={scoring.bureau} />
            </Section>
          )}
          {scoring.wings_request ? (
            <WingsResult id={scoring.id} />
          ) : (
            <Section id="wings" title={m.wings}>
              <FormattedMessage {...m.noWings} />
            </Section>
          )}
        </>
      )}
    </RecordDrawer>
  );
}

function About({ scoring }: { scoring: Scoring }) {
  return (
    <Facts>
      <Fact label={m.score} value={scoring.score} />
      <Fact label={m.limit} value={scoring.limit_amount} as="money" />
      <Fact label={m.validUntil} value={scoring.valid_until} as="day" />
      <Fact label={m.income} value={scoring.income_masked} />
      <Fact label={m.obligations} value={scoring.obligations} as="money" />
      <Fact label={m.at} value={scoring.created_at} as="dateTime" />
      <Fact label={m.startedBy} value={scoring.user?.name} />
      <Fact label={m.provider} value={scoring.provider} />
    </Facts>
  );
}

function Reasons({ reasons }: Pick<Scoring, 'reasons'>) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {reasons.map((reason) => (
        <li key={reason}>
          <FormattedMessage {...reasonNames[reason]} />
        </li>
      ))}
    </ul>
  );
}

function Bureau({ bureau }: { bureau: NonNullable<Scoring['bureau']> }) {
  return (
    <Facts>
      <Fact label={m.bureauScore} value={bureau.score} />
      <Fact label={m.activeContracts} value={bureau.active_contracts} />
      <Fact label={m.totalDebt} value={bureau.total_debt} as="money" />
      <Fact label={m.overdueDebt} value={bureau.overdue_debt} as="money" />
      <Fact label={m.maxDelay} value={bureau.max_overdue_days} />
      <Fact label={m.obligations} value={bureau.monthly_payment} as="money" />
      <Fact label={m.claim} value={bureau.claim_id} />
      <Fact label={t.date} value={bureau.date} as="dateTime" />
    </Facts>
  );
}

/** What was asked of the scoring service and what it said, as its log shows it. */
function WingsResult({ id }: { id: number }) {
  const styles = useStyles();
  const result = useRecordQuery(useGetScoringWingsResultQuery({ id }), id);
  return (
    <Section id="wings" title={m.wings} result={result}>
      {({ request, response }) => (
        <>
          <h4 className={styles.heading}>
            <FormattedMessage {...serviceMessages.request} />
          </h4>
          <ServiceMessage message={request} />
          <h4 className={styles.heading}>
            <FormattedMessage {...serviceMessages.response} />
          </h4>
          <ServiceMessage message={response} />
        </>
      )}
    </Section>
  );
}
