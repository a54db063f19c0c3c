import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetScoringQuery, type ScoringFactor } from '../../../api/payment/scoring';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { Fact, Facts } from '../../../kit/values/Facts';
import { rowsOf } from '../../../lib/rows';
import { Note } from '../../../parts/Note';
import { RecordLink } from '../../../parts/RecordLink';
import { scoringResult } from '../../../parts/scoringResult';
import { href } from '../../../routes/href';
import { scoringFactors } from '../instalmentTerms';
import { m } from './messages';

type Row = ScoringFactor & { id: string };
const columns: Column<Row>[] = [
  scoringFactors.column('code', m.factorName, (row) => row.code, { important: true }),
  fieldColumn('points', m.points, { as: 'number', important: true, width: 120 }),
];

/** How the score came about: what everybody begins with, and what each thing that is known adds or takes. */
export function ScoringSection({ id, customerId }: { id: number; customerId: number }) {
  const result = useRecordQuery(useGetScoringQuery({ id }), id);
  return (
    <Section id="scoring" title={m.scoring} result={result}>
      {({ scoring }) => (
        <>
          <Facts areFigures>
            <Fact label={m.scoringResult} value={scoringResult.text(scoring.result)} />
            <Fact label={m.scoringStart} value={scoring.base_score} as="number" />
            <Fact label={m.scoringTotal} value={scoring.score} as="number" />
            <Fact label={m.scoringPass} value={scoring.passing_score} as="number" />
            <Fact label={m.limitUntil} value={scoring.valid_until} as="day" />
          </Facts>
          {scoring.result === 'timeout' ? (
            <Note isWarning>
              <FormattedMessage {...m.noScore} />
            </Note>
          ) : (
            <DataTable
              rows={rowsOf(scoring.factors.map((row) => ({ ...row, id: row.code })))}
              columns={columns}
              empty={m.noFactors}
              label={m.scoring}
              isWhole
            />
          )}
          <div>
            <RecordLink to={href('customers.one', { id: String(customerId) })} permission="customers.get">
              <FormattedMessage {...m.scoringAll} />
            </RecordLink>
          </div>
        </>
      )}
    </Section>
  );
}
