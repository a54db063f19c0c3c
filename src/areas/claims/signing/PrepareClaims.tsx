import { usePrepareEach } from '../../../api/investment/signing';
import type { CashOutClaim } from '../../../api/investment/cashOut';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { BulkDialog } from '../../../kit/bulk/BulkDialog';
import { planBulk } from '../../../kit/bulk/bulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { mayBePrepared } from './bulkVerbs';
import { m } from './messages';
import { prepareTexts } from './prepareTexts';
import { t } from '../../../i18n/terms';

const words = { transition_not_allowed: m.notApproved };
const refusalOf = (claim: CashOutClaim) => (mayBePrepared(claim) ? undefined : 'transition_not_allowed');
const nameOf = ({ number }: CashOutClaim) => number;

/** The question before the payment documents of picked claims are made; only approved ones are given one. */
export function PrepareClaims({ rows, ...ends }: BulkFormProps<CashOutClaim>) {
  const startBulk = useStartBulk();
  const prepareEach = usePrepareEach();
  const plan = planBulk(rows, refusalOf, words, { payable_amount: t.payable });
  return (
    <BulkDialog
      {...plan.summary}
      {...ends}
      title={m.prepareTitle}
      submit={m.prepareVerb}
      none={m.noneToPrepare}
      onSubmit={() =>
        startBulk(
          plan,
          { ...prepareTexts(), nameOf, words },
          prepareEach((id, key) => ({ id, 'Idempotency-Key': key })),
        )
      }
    />
  );
}
