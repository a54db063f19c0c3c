import type { Language, Reply } from '../../../http/contract';
import { docx, type Block } from '../../../files/document';
import { shownDay, shownMoment, shownMoney } from '../../../shared/shownFigures';
import { speak, type Word } from './words';

type History = Reply<'listInvestorVerifyHistory'>['items'];
type Investments = Reply<'listInvestorInvestments'>['investments'];

interface PlaceNames {
  region: string | null;
  district: string | null;
}

/** Everything as its own answer gives it, so that what is masked there is masked here. */
export interface Information {
  investor: Reply<'getInvestor'>;
  documents: Partial<Reply<'getPersonalDocumentData'> & Reply<'getCompanyDocumentData'> & PlaceNames>;
  history: History;
  investments: Investments;
  madeBy: string;
  madeAt: string;
}

const common = [
  ...['phone_number', 'contact_number', 'email', 'pinfl', 'inn', 'birthday', 'gender', 'passport_confirmed'],
  ...['investment_amount', 'income_amount', 'balance', 'created_at'],
] as const;
const papers = [
  ...['passport_id', 'issue_date', 'expiry_date', 'inps', 'country', 'region', 'district', 'actual_address'],
  ...['temporary_address', 'work_address', 'current_workplace', 'employment_status', 'marital_status'],
  ...['monthly_income', 'source_of_income', 'source_of_income_description', 'green_card', 'residency'],
  ...['domestic_phone_number', 'director_name', 'director_pinfl', 'legal_address', 'bank_account', 'mfo', 'oked'],
  ...['registration_number', 'registration_date'],
] as const;
/** Fields whose values are codes with a word for each. */
const coded = ['gender', 'employment_status', 'marital_status', 'source_of_income', 'residency'];

/** Fields whose values are figures, each with how it is read. */
const figures: Partial<Record<string, (value: string, language: Language) => string>> = {
  ...{ investment_amount: shownMoney, income_amount: shownMoney, balance: shownMoney },
  ...{ created_at: shownMoment, issue_date: shownDay, expiry_date: shownDay, registration_date: shownDay },
};

/** The information file of one investor. */
export function informationFile(information: Information, language: Language): Buffer {
  const say = speak(language);
  const { investor, documents, history, investments, madeBy, madeAt } = information;
  const title = `${say('investor')} ${investor.id}`;
  const facts = (names: readonly Word[], values: Partial<Record<string, unknown>>) =>
    names.filter((name) => name in values).map((name) => [say(name), shown(values[name], name)]);
  const shown = (value: unknown, name?: Word): string => {
    if (value === null || value === undefined || value === '') return '—';
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
    if (name !== undefined && coded.includes(name)) return say(value as Word);
    const text = String(value as string);
    return figures[name ?? '']?.(text, language) ?? text;
  };
  const list = (head: Word[], rows: string[][]): Block =>
    rows.length === 0 ? { paragraph: say('nothing') } : { table: [head.map(say), ...rows], head: true };

  return docx(title, [
    { heading: title, level: 1 },
    { paragraph: `${say('made')}: ${shownMoment(madeAt)}, ${madeBy}` },
    { heading: say('common'), level: 2 },
    {
      table: [[say('name'), shown(investor.name)], [say('status'), say(investor.status)], ...facts(common, investor)],
      head: false,
    },
    { heading: say('documents'), level: 2 },
    { table: facts(papers, documents), head: false },
    { heading: say('history'), level: 2 },
    list(
      ['date', 'from', 'to', 'comment', 'user'],
      history.map(({ created_at, from_status, to_status, comment, user_name }) => [
        ...[shownMoment(created_at), from_status === null ? '—' : say(from_status), say(to_status)],
        ...[shown(comment), user_name ?? say('system')],
      ]),
    ),
    { heading: say('investments'), level: 2 },
    list(
      ['contract_number', 'strategy', 'amount', 'balance', 'start_date', 'end_date', 'status'],
      investments.map((one) => [
        ...[
          one.contract_number,
          one.strategy.name,
          shownMoney(one.amount, language),
          shownMoney(one.balance, language),
        ],
        ...[shownDay(one.start_date), shownDay(one.end_date), say(one.status)],
      ]),
    ),
  ]);
}
