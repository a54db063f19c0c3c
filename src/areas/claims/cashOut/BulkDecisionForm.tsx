import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useDecideEach, type CashOutClaim } from '../../../api/investment/cashOut';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { BulkPlan } from '../../../kit/bulk/BulkPlan';
import { planBulk } from '../../../kit/bulk/bulkPlan';
import type { BatchAnswer } from '../../../kit/bulk/bulkState';
import { useFormat } from '../../../i18n/format';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { isLargeSum } from '../../../kit/money/largeSum';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { RadioField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { session } from '../../../session/slice';
import { isSetBy } from './cashOutTerms';
import { approveVerb, bulkSummary, m } from './messages';

const options = [
  { value: 'approved', label: m.approve },
  { value: 'rejected', label: m.reject },
];

/** Why a claim is not sent at all; the codes are those that the service would answer with. */
const reasons = {
  transition_not_allowed: m.notPending,
  early_exit_not_allowed: m.mayNotLeave,
  same_person: m.changedByMe,
} as const;

const sums = { amount: m.sum, penalty_amount: m.penalty, tax_amount: m.tax, payable_amount: m.payable };

type Decision = 'approved' | 'rejected';

interface Props extends BulkFormProps<CashOutClaim> {
  /** What it opens on; another decision can be chosen. */
  decision: Decision;
}

export const ApproveClaims = (props: BulkFormProps<CashOutClaim>) => (
  <BulkDecisionForm {...props} decision="approved" />
);
export const RejectClaims = (props: BulkFormProps<CashOutClaim>) => <BulkDecisionForm {...props} decision="rejected" />;

/** Asks for the decision on all picked claims, says what it comes to, and begins to decide them one by one. */
function BulkDecisionForm({ rows: claims, decision, onClose, onDone }: Props) {
  const intl = useIntl();
  const format = useFormat();
  const startBulk = useStartBulk();
  const decide = useDecideEach();
  const checkOutcome = useCheckOutcome('investment');
  const own = useSelector(session.selectors.user)?.id;
  // A draft is of these claims: what was written of others is not offered for them.
  const form = usePanelForm({
    id: `bulkCashOut:${claims.map(({ id }) => id).join()}`,
    values: { status: decision, again: '', comment: '' },
  });
  const status = useWatch({ control: form.control, name: 'status' }) as Decision;

  const plan = useMemo(() => {
    const refusalOf = (one: CashOutClaim) => {
      if (one.status !== 'pending') return 'transition_not_allowed';
      if (status !== 'approved') return undefined;
      if (!one.early_exit_allowed) return 'early_exit_not_allowed';
      return isSetBy(one, own) ? 'same_person' : undefined;
    };
    return planBulk(claims, refusalOf, reasons, sums);
  }, [claims, status, own]);
  const sum = plan.sumOf('payable_amount');
  const isLarge = status === 'approved' && isLargeSum(sum);

  const begin = (to: Decision, comment: string): void => {
    const byId = new Map(plan.sent.map((one) => [one.id, one]));
    const answerOf = (id: number): BatchAnswer => ({ done: [id], refused: [] });
    startBulk(
      plan,
      { title: m.bulkTitle, nameOf: ({ number }) => number, done: m.bulkDone, summary: bulkSummary },
      {
        // Each claim is a decision of its own, on the version and the sum that the person saw.
        size: 1,
        send: async ([first], key) => {
          const claim = byId.get(Number(first));
          if (!claim) return { done: [], refused: [] };
          const body =
            to === 'approved' ? { status: to, payable_amount: claim.payable_amount } : { status: to, comment };
          await decide({ id: claim.id, 'If-Match': claim.version, 'Idempotency-Key': key, body });
          return answerOf(claim.id);
        },
        checkOutcome,
        readAnswer: (answer) => {
          const { id } = (answer ?? {}) as { id?: unknown };
          return typeof id === 'number' ? answerOf(id) : undefined;
        },
      },
    );
  };

  return (
    <FormDrawer
      title={m.bulkTitle}
      form={form}
      submit={status === 'approved' ? intl.formatMessage(approveVerb, { amount: format.money(sum) }) : m.reject}
      onClose={onClose}
      onSubmit={({ status: to, comment }) => {
        onDone();
        begin(to, comment);
        return Promise.resolve();
      }}
    >
      <RadioField name="status" label={m.decision} options={options} required />
      <BulkPlan {...plan.summary} />
      {isLarge && <MoneyField name="again" label={m.typeAgain} min={sum} max={sum} personal required />}
      {status === 'rejected' && <TextField name="comment" label={m.rejectReason} maxLength={500} multiline required />}
    </FormDrawer>
  );
}
