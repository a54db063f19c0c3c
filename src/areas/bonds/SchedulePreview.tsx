import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { usePlanBond, type BondDetail, type PlannedRow } from '../../api/system-user/bonds';
import { Section } from '../../kit/detail/Section';
import { useFormAround } from '../../kit/form/usePanelForm';
import { usePreview } from '../../kit/form/usePreview';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { Fact, Facts } from '../../kit/values/Facts';
import { isDay } from '../../lib/days';
import { isMoney } from '../../lib/money';
import { rowsOf } from '../../lib/rows';
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

/** The schedule that would come of the form, as the service reckons it. */
export function SchedulePreview({ bond }: { bond?: BondDetail }) {
  const form = useFormAround();
  // The form around is that of a bond.
  const values = useWatch({ control: form.control }) as BondValues;
  const plan = usePlanBond();
  const terms = askable(values);
  // Papers change nothing of it.
  const asked = terms && JSON.stringify({ ...terms, file_ids: undefined });
  const [id, version] = [bond?.id, bond?.version];
  const ask = useCallback(
    (body: string, signal: AbortSignal) => {
      const changed = id === undefined || version === undefined ? undefined : { id, version };
      return plan(JSON.parse(body) as Parameters<typeof plan>[0], changed, signal);
    },
    [plan, id, version],
  );
  const preview = usePreview(asked, ask);
  const remark = bond && !bond.terms_fixed && <FormattedMessage {...m.previewNew} />;

  // What a field is refused for stands at the field, once the form is sent.
  if (asked === undefined || preview.failure?.fields)
    return (
      <Section id="preview" title={m.preview}>
        {remark}
        <FormattedMessage {...m.previewWaits} />
      </Section>
    );
  return (
    <Section id="preview" title={m.preview} result={preview}>
      {(planned) => (
        <>
          {remark}
          <Facts areFigures>
            <Fact label={m.matures} value={planned.maturity_date} as="day" />
            <Fact label={m.total} value={planned.total_amount} as="money" />
            <Fact label={m.sumOfProfit} value={planned.totals.profit} as="money" />
            <Fact label={m.rowTotal} value={planned.totals.total} as="money" />
          </Facts>
          <DataTable
            rows={rowsOf(planned.rows.map((row) => ({ ...row, id: row.number })))}
            columns={columns}
            empty={m.noRows}
            label={m.preview}
          />
        </>
      )}
    </Section>
  );
}
