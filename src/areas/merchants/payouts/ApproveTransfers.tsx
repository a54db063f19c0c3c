import { useDecideTransfers, type Transfer } from '../../../api/payment/merchantBilling';
import { t } from '../../../i18n/terms';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { BulkMoneyDialog } from '../../../kit/bulk/BulkMoneyDialog';
import { planBulk } from '../../../kit/bulk/bulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { useOwnId } from '../../../parts/useOwnId';
import { approveVerb, m } from './messages';
import { decisionRefusals, refusalOfDecision } from './payoutTerms';

const nameOf = ({ document_number: number, merchant }: Transfer) => `№ ${number}, ${merchant.name}`;
const texts = { title: m.approving, nameOf, words: decisionRefusals, done: m.allApproved, summary: m.approvedSummary };

/** The question before picked transfers are approved: how many, of what sum, and which are left out. A large sum is typed again. */
export function ApproveTransfers({ rows, ...ends }: BulkFormProps<Transfer>) {
  const startBulk = useStartBulk();
  const decideEach = useDecideTransfers();
  const plan = planBulk(rows, refusalOfDecision(useOwnId()), decisionRefusals, { amount: t.amount });
  return (
    <BulkMoneyDialog
      {...plan.summary}
      {...ends}
      title={m.approveTitle}
      verb={approveVerb}
      amount={plan.sumOf('amount')}
      none={m.noneToApprove}
      onSubmit={() =>
        startBulk(
          plan,
          texts,
          decideEach((id, key) => ({ id, 'Idempotency-Key': key, body: { accepted: true } })),
        )
      }
    />
  );
}
