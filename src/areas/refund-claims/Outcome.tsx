import type { ReturnCut, ReturnLine, ReturnPreview } from '../../api/payment/returnClaims';
import { t } from '../../i18n/terms';
import { Section } from '../../kit/detail/Section';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { Fact, Facts } from '../../kit/values/Facts';
import { rowsOf } from '../../lib/rows';
import { m } from './messages';

const lineColumns: Column<ReturnLine & { id: number }>[] = [
  fieldColumn('name', m.product, { important: true, width: 200 }),
  fieldColumn('count', m.count, { as: 'number', important: true, width: 96 }),
  fieldColumn('bought', m.bought, { as: 'number', width: 80 }),
  fieldColumn('returned', m.returned, { as: 'number', width: 104 }),
  fieldColumn('amount', m.amount, { as: 'money', important: true, width: 152 }),
  fieldColumn('vat', m.vat, { as: 'money', width: 152 }),
  fieldColumn('purchase', m.purchase, { as: 'money', width: 160 }),
];
const cutColumns: Column<ReturnCut & { id: number }>[] = [
  fieldColumn('number', t.numberSign, { as: 'number', width: 56 }),
  fieldColumn('date', t.date, { as: 'day', important: true, width: 112 }),
  fieldColumn('before', m.before, { as: 'money', width: 144 }),
  fieldColumn('cut', m.cut, { as: 'money', important: true, width: 144 }),
  fieldColumn('after', m.after, { as: 'money', important: true, width: 144 }),
];

/** The lines that come back, and what it comes to. */
export function OutcomeSections({ preview }: { preview: ReturnPreview }) {
  const lines = preview.lines.filter(({ count }) => count > 0).map((line) => ({ ...line, id: line.basket_item_id }));
  return (
    <>
      <Section id="lines" title={m.lines}>
        <DataTable rows={rowsOf(lines)} columns={lineColumns} empty={m.noLines} label={m.lines} />
      </Section>
      <Section id="outcome" title={m.outcome}>
        <Outcome preview={preview} />
      </Section>
    </>
  );
}

/** What a return comes to: the goods, the debt, the money, and what the merchant loses. */
export function Outcome({ preview }: { preview: ReturnPreview }) {
  const cuts = preview.cuts.map((cut) => ({ ...cut, id: cut.number }));
  return (
    <>
      <Facts areFigures>
        <Fact label={m.amount} value={preview.amount} as="money" />
        <Fact label={m.fromDebt} value={preview.from_debt} as="money" />
        <Fact label={m.money} value={preview.money} as="money" />
        <Fact label={m.fee} value={preview.fee} as="money" />
        <Fact label={m.merchantPart} value={preview.merchant_part} as="money" />
      </Facts>
      <Facts>
        <Fact label={m.debt} value={preview.debt} as="money" optional />
        <Fact label={m.debtAfter} value={preview.debt_after} as="money" optional />
        <Fact label={m.toCard} value={preview.card} optional />
        <Fact label={m.commission} value={preview.commission} as="money" />
        {preview.rebate !== '0.00' && <Fact label={m.rebate} value={preview.rebate} as="money" />}
      </Facts>
      <DataTable rows={rowsOf(cuts)} columns={cutColumns} empty={m.noCuts} label={m.cuts} />
    </>
  );
}
