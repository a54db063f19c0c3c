import { FormattedMessage } from 'react-intl';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import {
  useCreateProfitMutation,
  useUpdateProfitMutation,
  type Profit,
  type ProfitChange,
} from '../../../api/investment/profits';
import { useAnnounceProfitMutation } from '../../../api/system-user/partners';
import { useFormat } from '../../../i18n/format';
import { t } from '../../../i18n/terms';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { Fact, Facts } from '../../../kit/values/Facts';
import { parseMoney } from '../../../lib/money';
import { Note } from '../../../parts/Note';
import { useStrategyChoices } from '../../../parts/useStrategyChoices';
import { useMonthOptions } from '../dividendParams';
import { m } from './messages';
import { profitStatus } from '../../../parts/profitStatus';

const blank = { month: '', strategy_id: '', revenue: '', expense: '', comment: '' };

/** Writes down what a strategy has earned and spent in a month. */
export function NewProfit({ onClose }: { onClose: () => void }) {
  const [create] = useCreateProfitMutation();
  const strategies = useStrategyChoices({ all: true });
  const form = usePanelForm({ id: 'newProfit', values: blank });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      done={m.made}
      onClose={onClose}
      onSubmit={({ strategy_id, ...values }) =>
        create({ body: { ...values, strategy_id: Number(strategy_id) } }).unwrap()
      }
    >
      <SelectField name="month" label={m.month} options={useMonthOptions()} required />
      <AsyncField source={strategies.source}>
        <SelectField name="strategy_id" label={m.strategy} options={strategies.options} required />
      </AsyncField>
      <Sums />
    </FormDrawer>
  );
}

function Sums() {
  return (
    <>
      <MoneyField name="revenue" label={m.revenue} min="0.00" required />
      <MoneyField name="expense" label={m.expense} min="0.00" required />
      <TextField name="comment" label={m.comment} maxLength={500} multiline />
    </>
  );
}

const valuesOf = ({ revenue, expense, comment }: Profit) => ({ revenue, expense, comment: comment ?? '' });

/** Changes the figures of a profit that is not announced. */
export function EditProfit({ profit, onClose }: { profit: Profit; onClose: () => void }) {
  const { id, version } = profit;
  const [update] = useUpdateProfitMutation();
  const form = usePanelForm({
    ...{ id: `editProfit:${id}`, version, values: valuesOf(profit) },
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.editTitle}
      form={form}
      done={m.saved}
      onClose={onClose}
      onSubmit={async (_, { changed, version: latest = version }) => {
        const body: ProfitChange = { id, ...changed };
        if (Object.keys(changed).length > 0) await update({ 'If-Match': latest, body }).unwrap();
      }}
    >
      {profit.status === 'calculated' && (
        <Note>
          <FormattedMessage {...m.draftAgain} />
        </Note>
      )}
      <Sums />
    </FormDrawer>
  );
}

/** By what a profit is known: its strategy and its month. */
function useProfitName({ strategy, month }: Profit): string {
  const format = useFormat();
  return `${strategy.name} · ${format.month(month)}`;
}

/** Announces a profit: the sum is typed, so that nobody announces what he has not read. */
export function Announce({ profit, onClose }: { profit: Profit; onClose: () => void }) {
  const { id, month, strategy, version, net_profit: net } = profit;
  const [announce] = useAnnounceProfitMutation();
  const checkOutcome = useCheckOutcome('system-user');
  const form = usePanelForm({
    ...{ id: `announce:${id}`, version, values: { amount: '', comment: '' } },
    isDecision: true,
    statusWords: profitStatus.labelOf,
  });
  const record = useProfitName(profit);
  // Of a loss and of nothing alike nothing is announced.
  const isNothing = (parseMoney(net) ?? 0n) <= 0n;
  return (
    <FormDrawer
      title={m.announceTitle}
      form={form}
      submit={m.announce}
      done={m.wasAnnounced}
      about={({ amount }) => ({ record, amount })}
      onClose={onClose}
      onSubmit={(values, { version: latest = version, key }) => {
        const body = { ...values, month, strategy_id: strategy.id };
        return announce({ 'If-Match': latest, 'Idempotency-Key': key, body }).unwrap();
      }}
      checkOutcome={checkOutcome}
    >
      <Facts>
        <Fact label={m.strategy} value={strategy.name} />
        <Fact label={m.month} value={month} as="month" />
        <Fact label={m.net} value={net} as="money" />
      </Facts>
      <MoneyField
        name="amount"
        label={m.sum}
        help={m.announceHelp}
        min={isNothing ? '0.00' : undefined}
        max={isNothing ? '0.00' : net}
        required
      />
      <TextField name="comment" label={m.comment} maxLength={500} multiline />
    </FormDrawer>
  );
}

/** Takes an announced profit back, with a reason. */
export function Withdraw({ profit, onClose }: { profit: Profit; onClose: () => void }) {
  const { id, version } = profit;
  const [update] = useUpdateProfitMutation();
  const record = useProfitName(profit);
  const form = usePanelForm({
    ...{ id: `withdrawProfit:${id}`, version, values: { reason: '' } },
    isDecision: true,
    statusWords: profitStatus.labelOf,
  });
  return (
    <FormDrawer
      title={m.withdraw}
      form={form}
      submit={m.withdraw}
      no={t.close}
      done={m.withdrawn}
      about={{ record, amount: profit.announced ?? undefined }}
      onClose={onClose}
      onSubmit={({ reason }, { version: latest = version }) =>
        update({ 'If-Match': latest, body: { id, status: 'calculated', reason } }).unwrap()
      }
    >
      <Note isWarning>
        <FormattedMessage {...m.withdrawText} />
      </Note>
      <TextField name="reason" label={m.reason} maxLength={500} multiline required />
    </FormDrawer>
  );
}
