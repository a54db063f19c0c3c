import { useVerifyTaxBatch, type TaxTransaction } from '../../../api/investment/tax';
import { useFormat } from '../../../i18n/format';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { BulkDialog } from '../../../kit/bulk/BulkDialog';
import { planBulk } from '../../../kit/bulk/bulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { m } from './taxTerms';
import { t } from '../../../i18n/terms';

const words = { transition_not_allowed: m.notNew };
const refusalOf = ({ status }: TaxTransaction) => (status === 'new' ? undefined : 'transition_not_allowed');
const texts = { title: m.verifyRun, words, done: m.processed, summary: m.bulkSummary };

/** The question before tax rows are verified: how many, of what sums, and which are left out. Only new ones are sent. */
export function VerifyTax({ rows, ...ends }: BulkFormProps<TaxTransaction>) {
  const format = useFormat();
  const startBulk = useStartBulk();
  const { send, ...batch } = useVerifyTaxBatch();
  const nameOf = ({ investor, month }: TaxTransaction) => `${investor.name}, ${format.month(month)}`;
  const plan = planBulk(rows, refusalOf, words, { base_amount: m.base, tax_amount: t.taxAmount });
  return (
    <BulkDialog
      {...plan.summary}
      {...ends}
      title={m.verifyTitle}
      submit={m.verify}
      none={m.noneNew}
      onSubmit={() => startBulk(plan, { ...texts, nameOf }, { ...batch, send: (ids, key) => send({ ids }, key) })}
    />
  );
}
