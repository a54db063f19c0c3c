import { mergeClasses } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { Account } from '../../api/payment/accounts';
import type { Posting } from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { useFormat } from '../../i18n/format';
import { AsyncField } from '../../kit/fields/AsyncField';
import { DateField } from '../../kit/fields/DateField';
import { GridField, type GridColumn, type GridRow } from '../../kit/fields/GridField';
import { MoneyField } from '../../kit/fields/MoneyField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { useFormAround } from '../../kit/form/usePanelForm';
import { useNoteStyles } from '../../kit/foundation/styles';
import { isLessMoney } from '../../lib/money';
import { FilesField } from '../../parts/FilesField';
import { useCan } from '../../session/can';
import { AboutFields } from './AboutFields';
import { useAccounts, useOperations } from './ledgerChoices';
import { accountName, postingKinds } from './ledgerTerms';
import { m, removeFile, restIs } from './messages';
import { PartnerShareField } from './PartnerShareField';
import { accountOf, restOf, takesPayout, type PostingValues } from './postingValues';

const fileTexts = { label: t.file, add: m.addFile, remove: removeFile, sending: m.sendingFile };

interface Props {
  isKindFixed?: boolean;
  /** What lies with the posting already. */
  file?: Posting['file'];
  /** What it is about already, with its name. */
  own?: Posting['link'];
}

/** The fields of a posting; the lines are pasted from a spreadsheet or typed, an account by its number or its name. */
export function PostingFields({ isKindFixed = false, file, own: named }: Props) {
  const { control } = useFormAround();
  const filled = useWatch({ control }) as PostingValues;
  const { kind, account_id: own, amount, link } = filled;
  const can = useCan();
  const { source, accounts } = useAccounts();
  const operations = useOperations();
  const heads = accounts.filter((one) => one.allows_manual && (kind === 'cash_in_out' || one.is_money));
  const fits = operations.options.filter((one) => one.kind === kind);
  return (
    <>
      <SelectField name="kind" label={m.kind} options={postingKinds.options} required disabled={isKindFixed} />
      {kind === 'cash_out' && can('profits.query', 'listProfitDistributions') && <PartnerShareField />}
      {(kind !== 'cash_out' || link === '') && <AboutFields own={named} />}
      <DateField name="date" label={m.date} required />
      <AsyncField source={operations.source}>
        <SelectField name="operation_id" label={t.operation} options={fits} required />
      </AsyncField>
      <AsyncField source={source}>
        <SelectField
          name="account_id"
          label={m.account}
          options={heads.map((one) => ({ value: String(one.id), label: accountName(one) }))}
          required
        />
        <MoneyField name="amount" label={t.sum} required />
        <GridField
          name="lines"
          label={m.toAccounts}
          columns={columnsOf(accounts, { own, link: kind === 'cash_out' ? link : '' })}
          newRow={(rows) => ({ account: '', amount: restOf(amount, rows) })}
          check={(rows) => (restOf(amount, rows) === '0.00' ? undefined : 'not_balanced')}
          summary={(rows) => <Rest rows={rows} amount={amount} accounts={accounts} />}
        />
      </AsyncField>
      <TextField name="description" label={m.text} maxLength={1000} multiline />
      <TextField name="counterparty" label={m.counterparty} maxLength={200} />
      <TextField name="document_number" label={m.document} maxLength={50} />
      <FilesField isSingle files={file ? [file] : undefined} texts={fileTexts} />
    </>
  );
}

/** The columns with the rules that the service has for them, so that a fault is seen where it is made. */
function columnsOf(accounts: readonly Account[], { own, link }: { own: string; link: string }): GridColumn[] {
  const accountFault = (typed: string): string | undefined => {
    const account = accountOf(typed, accounts);
    if (!account) return 'unknown_value';
    if (String(account.id) === own) return 'same_account';
    if (link !== '') return takesPayout(account, link) ? undefined : 'share_account';
    return account.allows_manual ? undefined : 'account_not_manual';
  };
  const amountFault = (part: string) => (isLessMoney(part, '0.01') ? 'invalid_amount' : undefined);
  return [
    { id: 'account', title: m.lineAccount, as: 'text', width: 240, check: accountFault },
    { id: 'amount', title: t.amount, as: 'money', width: 160, check: amountFault },
  ];
}

/** Which accounts were meant, and what is in no line yet. */
function Rest({ rows, amount, accounts }: { rows: readonly GridRow[]; amount: string; accounts: readonly Account[] }) {
  const note = useNoteStyles();
  const format = useFormat();
  const rest = restOf(amount, rows);
  const named = rows.flatMap(({ account = '' }) => accountOf(account, accounts) ?? []);
  return (
    <div role="status" className={mergeClasses(note.root, rest === '0.00' ? note.neutral : note.danger)}>
      <p className={note.line}>
        <FormattedMessage {...restIs} values={{ amount: format.moneyWithCurrency(rest) }} />
      </p>
      {named.length > 0 && <p className={note.line}>{named.map(accountName).join(' · ')}</p>}
    </div>
  );
}
