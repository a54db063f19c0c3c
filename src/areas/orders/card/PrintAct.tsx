import { useIntl } from 'react-intl';
import type { Order, OrderLine } from '../../../api/payment/orders';
import { useFormat } from '../../../i18n/format';
import { t } from '../../../i18n/terms';
import { labelText, type Label } from '../../../kit/form/labelText';
import { PrintButton } from '../../../kit/print/PrintButton';
import { columnText, fieldColumn, isFigure, type Column } from '../../../kit/table/columns/column';
import { sumMoney } from '../../../lib/money';
import { m as orders } from '../messages';
import { actStatus, actWays } from '../orderTerms';
import { actTitle, m, signsAs } from './messages';

const columns: Column<OrderLine>[] = [
  fieldColumn('name', t.name, {}),
  fieldColumn('spic', m.spic, {}),
  fieldColumn('count', m.count, { as: 'number' }),
  fieldColumn('sale_total', m.saleTotal, { as: 'money' }),
  fieldColumn('vat', m.vat, { as: 'money' }),
];

/** The act of handing over as a paper: who gives and who takes, what for how much, and how it was signed. */
export function PrintAct({ order, act }: { order: Order; act: NonNullable<Order['act']> }) {
  const intl = useIntl();
  const format = useFormat();
  const say = (text: Label) => labelText(intl, text);
  const fact = (label: Label, value: string | null | undefined) => ({
    label: say(label),
    value: value ?? '—',
  });
  const moment = (at: string | null) => (at === null ? null : format.dateTime(at));
  const { customer, merchant, branch, seller, baskets } = order;
  const gives = merchant?.name ?? '—';
  return (
    <PrintButton
      title={m.printAct}
      isAside
      paper={({ factsOf, partOf, tableBody }) => {
        const body = document.createDocumentFragment();
        body.append(
          partOf(
            say(m.gives),
            factsOf([
              fact(orders.merchant, merchant?.name),
              fact(orders.branch, branch?.name),
              fact(orders.seller, seller?.name),
            ]),
          ),
          partOf(say(m.takes), factsOf([fact(orders.customer, customer.name), fact(t.phone, customer.phone_number)])),
          partOf(
            say(m.goodsOfAct),
            tableBody(
              columns.map((column) => ({ title: say(column.title), isFigure: isFigure(column) })),
              baskets.map((row) => columns.map((column) => columnText(column, row, format, intl))),
            ),
            factsOf([
              fact(m.actTotal, format.moneyWithCurrency(sumMoney(baskets.map((line) => line.sale_total)))),
              fact(m.actVat, format.moneyWithCurrency(sumMoney(baskets.map(({ vat }) => vat)))),
            ]),
          ),
          partOf(
            say(m.signatureOfAct),
            factsOf([
              fact(m.actState, say(actStatus.labelOf(act.status) ?? act.status)),
              fact(m.actWay, act.way === null ? null : say(actWays.labelOf(act.way) ?? act.way)),
              fact(orders.codeSentTo, act.sent_at === null ? null : act.sent_to),
              fact(m.codeSentAt, moment(act.sent_at)),
              fact(m.signedAt, moment(act.signed_at)),
            ]),
          ),
        );
        return {
          title: intl.formatMessage(actTitle, { number: order.number }),
          facts: [fact(m.application, order.contract_number), fact(m.completedAt, moment(order.completed_at))],
          body,
          signatures: [
            intl.formatMessage(signsAs, { role: say(m.gives), name: gives }),
            intl.formatMessage(signsAs, { role: say(m.takes), name: customer.name }),
          ],
        };
      }}
    />
  );
}
