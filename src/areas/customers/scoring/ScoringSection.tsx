import type { Customer } from '../../../api/payment/customers';
import { useListScoringsRows, type ScoringRow } from '../../../api/payment/scoring';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { RecordTable } from '../../../kit/list/RecordTable';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { allOfOne } from '../card/allOfOne';
import { m } from './messages';
import { scoringResult } from '../../../parts/scoringResult';

const ScoringDrawer = lazyComponent(async () => (await import('./ScoringDrawer')).ScoringDrawer);

const columns: Column<ScoringRow>[] = [
  fieldColumn('created_at', m.at, { as: 'dateTime', important: true, width: 168 }),
  scoringResult.column('result', t.state, (row) => row.result, { important: true, width: 184 }),
  fieldColumn('score', m.score, { as: 'number', important: true, width: 96 }),
  fieldColumn('limit_amount', m.limit, { as: 'money', width: 168 }),
  fieldColumn('valid_until', m.validUntil, { as: 'day', width: 128 }),
  { id: 'user', title: m.startedBy, value: (row) => row.user?.name },
  fieldColumn('provider', m.provider, { width: 112, hidden: true }),
];

/** How a customer was scored, newest first; one that is clicked is explained at the side. */
export function ScoringSection({ customer }: { customer: Customer }) {
  const scorings = useListScoringsRows({ ...allOfOne, filters: { customerId: customer.id } });
  return (
    <Section id="scoring" title={m.scorings}>
      <RecordTable
        rows={scorings}
        columns={columns}
        empty={m.empty}
        label={m.scorings}
        record="scoring"
        permission="scoring.get"
        Drawer={ScoringDrawer}
      />
    </Section>
  );
}
