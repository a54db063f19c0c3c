/** The papers of a contract, written for people to sign: in Russian and in the words of the law, whoever has them written. */
import { docx, type Block } from '../../files/document';
import type { PaperKind } from './paperStore';
import type { Money } from './paymentStore';

export interface PaperFacts {
  number: string;
  day: string;
  customer: string;
  merchant: string;
  price: string;
  discount: string;
  downPayment: string;
  markupPercent: number;
  amount: string;
  total: string;
  vat: string;
  lines: readonly { name: string; count: number; price: string; sale: string; vat: string }[];
  /** Days and sums of the payments; the days follow from that of Qabz where none was agreed upon. */
  rows: readonly { number: number; date: string | undefined; amount: string }[];
  /** What was paid and is owed, once the schedule is in force. */
  account: Account | undefined;
}
interface Sums {
  amount: string;
  paid: string;
  cancelled: string;
  rebate: string;
  left: string;
}
interface Account extends Sums {
  rows: readonly (Sums & { number: number; date: string })[];
  money: readonly Money[];
}

export const paperNames: Record<PaperKind, string> = {
  contract: 'Договор рассрочки',
  handover_act: 'Акт приёма-передачи',
  reconciliation_act: 'Акт сверки',
};

const shownDay = (day: string) => day.split('-').reverse().join('.');
const shownSum = (sum: string) => `${sum.replace(/\B(?=(\d{3})+\.)/g, ' ').replace('.', ',')} сум`;

export function paperOf(kind: PaperKind, facts: PaperFacts): Buffer {
  const title = `${paperNames[kind]} № ${facts.number}`;
  const head: Block[] = [
    { heading: title, level: 1 },
    { paragraph: `Дата: ${shownDay(facts.day)}` },
    {
      table: [
        ['Покупатель', facts.customer],
        ['Продавец', facts.merchant],
      ],
      head: false,
    },
  ];
  const goods: Block[] = [
    { heading: 'Товары', level: 2 },
    {
      table: [
        ['Наименование', 'Количество', 'Цена продавца', 'Цена продажи', 'В том числе НДС'],
        ...facts.lines.map((line) => [
          ...[line.name, String(line.count), shownSum(line.price), shownSum(line.sale), shownSum(line.vat)],
        ]),
      ],
      head: true,
    },
  ];
  const schedule: Block[] = [
    { heading: 'График платежей', level: 2 },
    {
      table: [
        ['№', 'Дата', 'Сумма'],
        ...facts.rows.map(({ number, date, amount }) => [
          String(number),
          date === undefined ? `Через ${number} мес. после Qabz` : shownDay(date),
          shownSum(amount),
        ]),
      ],
      head: true,
    },
  ];
  const sums: Block = {
    table: [
      ['Цена товаров', shownSum(facts.price)],
      ['Скидка', shownSum(facts.discount)],
      ['Первоначальный взнос', shownSum(facts.downPayment)],
      ['Наценка', `${String(facts.markupPercent).replace('.', ',')} %`],
      ['Сумма рассрочки', shownSum(facts.amount)],
      ['Всего к оплате', shownSum(facts.total)],
      ['В том числе НДС', shownSum(facts.vat)],
    ],
    head: false,
  };
  const signatures: Block = {
    table: [
      ['Покупатель', '____________________'],
      ['Продавец', '____________________'],
    ],
    head: false,
  };
  const rule: Block = {
    paragraph: 'Наценка установлена один раз и не растёт: за просрочку платежа ничего не начисляется.',
  };
  const bodies: Record<PaperKind, Block[]> = {
    contract: [...goods, { heading: 'Условия', level: 2 }, sums, rule, ...schedule],
    handover_act: [
      ...goods,
      { paragraph: 'Товар передан в исправном виде и полной комплектности, покупатель претензий не имеет.' },
    ],
    reconciliation_act: [
      { heading: 'Расчёты', level: 2 },
      sums,
      ...(facts.account === undefined ? schedule : accountBlocks(facts.account)),
    ],
  };
  return docx(title, [...head, ...bodies[kind], signatures]);
}

const moneyNames: Record<Money['kind'], string> = {
  down_payment: 'Первоначальный взнос',
  instalment: 'Платёж',
  refund: 'Возврат покупателю',
};
const shownWay = ({ card, document }: Money) => card ?? (document === null ? 'Наличные' : `Документ № ${document}`);
const shownSums = ({ amount, paid, cancelled, rebate, left }: Sums) =>
  [amount, paid, cancelled, rebate, left].map(shownSum);

function accountBlocks(account: Account): Block[] {
  const { rows, money } = account;
  return [
    { heading: 'График и оплата', level: 2 },
    {
      table: [
        ['№', 'Дата', 'Сумма', 'Оплачено', 'Списано возвратом', 'Прощено', 'Остаток'],
        ...rows.map((row) => [String(row.number), shownDay(row.date), ...shownSums(row)]),
        ['', 'Итого', ...shownSums(account)],
      ],
      head: true,
    },
    { heading: 'Платежи и возвраты', level: 2 },
    money.length === 0
      ? { paragraph: 'Платежей не было.' }
      : {
          table: [
            ['Дата', 'Вид', 'Чем', 'Сумма'],
            ...money.map((one) => [shownDay(one.date), moneyNames[one.kind], shownWay(one), shownSum(one.amount)]),
          ],
          head: true,
        },
    { paragraph: `Долг покупателя на дату акта: ${shownSum(account.left)}.` },
  ];
}
