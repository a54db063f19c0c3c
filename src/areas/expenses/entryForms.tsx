import { useWatch } from 'react-hook-form';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useCheckOutcome } from '../../api/cache/writeOutcome';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import {
  useAddManualExpenseMutation,
  useAddManualIncomeMutation,
  useListExpenseChoicesQuery,
  useListIncomeChoicesQuery,
  type NewEntry,
} from '../../api/system-user/expenses';
import { AsyncField } from '../../kit/fields/AsyncField';
import { DateField } from '../../kit/fields/DateField';
import { MoneyField } from '../../kit/fields/MoneyField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { RetypeField } from '../../kit/money/RetypeField';
import { retypeTexts } from '../../kit/money/RetypeAmount';
import { notify } from '../../kit/state/notifications';
import { useNoticeAbout } from '../../kit/state/useNoticeAbout';
import { todayInTashkent } from '../../lib/days';
import { FilesField } from '../../parts/FilesField';
import { useStrategyChoices } from '../../parts/useStrategyChoices';
import { addressOf, href } from '../../routes/href';
import { optionsOf } from './EntryToolbar';
import { expenseTitle, incomeTitle, m, removeFile } from './messages';

const blank = {
  date: '',
  category_id: '',
  account_id: '5110',
  strategy_id: '',
  amount: '',
  amount_again: '',
  vat_amount: '',
  counterparty: '',
  description: '',
  file_ids: [] as string[],
};

/** As the service takes them; the form has checked that the required ones are there. */
const sent = ({ category_id, account_id, strategy_id, amount_again: _, ...values }: typeof blank): NewEntry => ({
  ...values,
  category_id: Number(category_id),
  account_id: Number(account_id),
  strategy_id: strategy_id === '' ? null : Number(strategy_id),
  vat_amount: values.vat_amount || null,
  counterparty: values.counterparty || null,
  description: values.description || null,
});

const expenseHref = (id: string) => href('expenses.one', { id });
const incomeHref = (id: string) => addressOf('expenses.incomes', {}, { income: id });

const fileTexts = { label: m.files, add: m.addFile, remove: removeFile, sending: m.sendingFile };

/** Writes what was spent; it is posted at once. */
export function NewExpense({ onClose }: { onClose: () => void }) {
  const [add] = useAddManualExpenseMutation();
  const source = useRecordQuery(useListExpenseChoicesQuery());
  const texts = { title: m.addExpense, done: m.expenseAdded };
  const save = (body: NewEntry, key: string) => add({ 'Idempotency-Key': key, body }).unwrap();
  return (
    <EntryForm
      id="newExpense"
      texts={texts}
      title={expenseTitle}
      hrefOf={expenseHref}
      source={source}
      save={save}
      onClose={onClose}
    />
  );
}

/** Writes what was earned; it is posted at once. */
export function NewIncome({ onClose }: { onClose: () => void }) {
  const [add] = useAddManualIncomeMutation();
  const source = useRecordQuery(useListIncomeChoicesQuery());
  const texts = { title: m.addIncome, done: m.incomeAdded };
  const save = (body: NewEntry, key: string) => add({ 'Idempotency-Key': key, body }).unwrap();
  return (
    <EntryForm
      id="newIncome"
      texts={texts}
      title={incomeTitle}
      hrefOf={incomeHref}
      source={source}
      save={save}
      onClose={onClose}
    />
  );
}

interface Props {
  id: string;
  texts: { title: MessageDescriptor; done: MessageDescriptor };
  source: ReturnType<typeof useRecordQuery<{ categories: Named; accounts: Named }>>;
  title: typeof expenseTitle;
  hrefOf: (id: string) => string;
  save: (body: NewEntry, key: string) => Promise<{ id: number }>;
  onClose: () => void;
}
type Named = readonly { id: number; name: string }[];

function EntryForm({ id, texts, title, hrefOf, source, save, onClose }: Props) {
  const checkOutcome = useCheckOutcome('system-user');
  const intl = useIntl();
  const dispatch = useDispatch();
  const noticeOf = useNoticeAbout();
  const strategies = useStrategyChoices({ all: true });
  const today = todayInTashkent(new Date());
  const form = usePanelForm({ id, values: { ...blank, date: today }, texts: retypeTexts });
  const amount = useWatch({ control: form.control, name: 'amount' });
  return (
    <FormDrawer
      title={texts.title}
      form={form}
      size="large"
      submit={texts.title}
      about={({ amount: sum, counterparty }) => ({
        record: intl.formatMessage(texts.title),
        amount: sum,
        person: counterparty || undefined,
      })}
      onClose={onClose}
      onSubmit={(values, { key }) => save(sent(values), key)}
      checkOutcome={checkOutcome}
      onDone={(entry, values) => {
        const number = String(entry.id);
        const about = { amount: values.amount, person: values.counterparty || undefined, path: hrefOf(number) };
        const record = intl.formatMessage(title, { id: number });
        dispatch(notify({ tone: 'success', title: texts.done, ...noticeOf({ record, ...about }) }));
      }}
    >
      <DateField name="date" label={m.day} max={today} required />
      <AsyncField source={source}>
        <SelectField name="category_id" label={m.category} options={optionsOf(source.item?.categories)} required />
        <SelectField name="account_id" label={m.moneyAccount} options={optionsOf(source.item?.accounts)} required />
      </AsyncField>
      <MoneyField name="amount" label={m.amount} required />
      <RetypeField name="amount_again" amount={amount} />
      <MoneyField name="vat_amount" label={m.vat} help={m.vatHelp} />
      <AsyncField source={strategies.source}>
        <SelectField name="strategy_id" label={m.strategy} help={m.strategyHelp} options={strategies.options} />
      </AsyncField>
      <TextField name="counterparty" label={m.counterparty} maxLength={200} />
      <TextField name="description" label={m.purpose} maxLength={500} multiline />
      <FilesField texts={fileTexts} />
    </FormDrawer>
  );
}
