import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { usePlanBond, type BondDetail, type BondPlan, type PlannedRow } from '../../api/system-user/bonds';
import { FailureBar } from '../../kit/feedback/FailureBar';
import { Section } from '../../kit/detail/Section';
import { useFormAround } from '../../kit/form/usePanelForm';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { Fact, Facts } from '../../kit/values/Facts';
import { isDay } from '../../lib/days';
import { toFailure, type Failure } from '../../lib/failure';
import { isMoney } from '../../lib/money';
import { rowsOf } from '../../lib/rows';
import { timings } from '../../lib/timings';
import { t } from '../../i18n/terms';
import { termsOf, type BondValues } from './bondValues';
import { m } from './messages';

const columns: Column<PlannedRow & { id: number }>[] = [
  fieldColumn('number', t.numberSign, { as: 'number', width: 56 }),
  fieldColumn('date', t.date, { as: 'day', important: true, width: 112 }),
  fieldColumn('principal', m.principal, { as: 'money', width: 160 }),
  fieldColumn('profit', m.profit, { as: 'money', important: true, width: 160 }),
  fieldColumn('total', m.rowTotal, { as: 'money', important: true, width: 160 }),
  fieldColumn('balance', m.left, { as: 'money', width: 160 }),
];

/** What the service asks for besides and the schedule does not follow from, where nobody has filled it in yet. */
const standIns = { code: 'PREVIEW', name_ru: '…', issuer: '…', issuer_inn: '100000000' };

/** Something to ask about, once all that the schedule follows from is there. */
function askable(values: BondValues) {
  const terms = termsOf(values);
  if (!terms || !isMoney(terms.nominal) || !isDay(terms.issue_date)) return undefined;
  const { code, name_ru, issuer, issuer_inn, isin } = terms;
  return {
    ...terms,
    code: code.length < 3 ? standIns.code : code,
    name_ru: name_ru || standIns.name_ru,
    issuer: issuer || standIns.issuer,
    issuer_inn: issuer_inn.length === 9 ? issuer_inn : standIns.issuer_inn,
    isin: isin?.length === 12 ? isin : null,
  };
}

type Said = { plan: BondPlan; failure?: undefined } | { failure: Failure; plan?: undefined };

/** The schedule that would come of the form, as the service reckons it. */
export function SchedulePreview({ bond }: { bond?: BondDetail }) {
  const form = useFormAround();
  // The form around is that of a bond.
  const values = useWatch({ control: form.control }) as BondValues;
  const plan = usePlanBond();
  const [said, setSaid] = useState<Said>();
  const terms = askable(values);
  // Papers change nothing of it.
  const asked = terms && JSON.stringify({ ...terms, file_ids: undefined });
  const [id, version] = [bond?.id, bond?.version];

  useEffect(() => {
    if (asked === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const changed = id === undefined || version === undefined ? undefined : { id, version };
      plan(JSON.parse(asked) as Parameters<typeof plan>[0], changed, stop.signal).then(
        (answer) => !stop.signal.aborted && setSaid({ plan: answer }),
        (error: unknown) => !stop.signal.aborted && setSaid({ failure: toFailure(error) }),
      );
    }, timings.typing);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, id, version, plan]);

  const shown = asked === undefined ? undefined : said;
  return (
    <Section id="preview" title={m.preview}>
      {bond && !bond.terms_fixed && <FormattedMessage {...m.previewNew} />}
      {shown?.plan ? (
        <>
          <Facts areFigures>
            <Fact label={m.matures} value={shown.plan.maturity_date} as="day" />
            <Fact label={m.total} value={shown.plan.total_amount} as="money" />
            <Fact label={m.sumOfProfit} value={shown.plan.totals.profit} as="money" />
            <Fact label={m.rowTotal} value={shown.plan.totals.total} as="money" />
          </Facts>
          <DataTable
            rows={rowsOf(shown.plan.rows.map((row) => ({ ...row, id: row.number })))}
            columns={columns}
            empty={m.noRows}
            label={m.preview}
          />
        </>
      ) : shown?.failure && !shown.failure.fields ? (
        <FailureBar failure={shown.failure} />
      ) : (
        <FormattedMessage {...m.previewWaits} />
      )}
    </Section>
  );
}
