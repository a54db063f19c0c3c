import { FormattedMessage } from 'react-intl';
import { useVerifyTaxBatch, type TaxTransaction } from '../../../api/investment/tax';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { BulkDialog } from '../../../kit/bulk/BulkDialog';
import { planBulk } from '../../../kit/bulk/bulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { m } from './taxTerms';
import { t } from '../../../i18n/terms';

const words = { transition_not_allowed: m.notNew };
const refusalOf = ({ status }: TaxTransaction) => (status === 'new' ? undefined : 'transition_not_allowed');
const nameOf = ({ investor, month }: TaxTransaction) => `${investor.name}, ${month}`;

/** The question before tax rows are verified: how many, of what sums, and which are left out. Only new ones are sent. */
export function VerifyTax({ rows, onClose, onDone }: BulkFormProps<TaxTransaction>) {
  const startBulk = useStartBulk();
  const { send, ...batch } = useVerifyTaxBatch();
  const plan = planBulk(rows, refusalOf, words);
  const told = { title: m.verifyRun, nameOf, words, done: m.processed, summary: m.bulkSummary };
  return (
    <BulkDialog
      title={m.verifyTitle}
      submit={<FormattedMessage {...m.verify} />}
      onSubmit={() => startBulk(plan, told, { ...batch, send: (ids, key) => send({ ids }, key) })}
      onDone={onDone}
      onClose={onClose}
      {...plan.told}
      sums={[
        { title: m.base, amount: plan.sumOf('base_amount') },
        { title: t.taxAmount, amount: plan.sumOf('tax_amount') },
      ]}
    >
      {plan.sent.length === 0 && <FormattedMessage {...m.noneNew} />}
    </BulkDialog>
  );
}
