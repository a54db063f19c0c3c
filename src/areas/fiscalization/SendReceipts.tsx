import { useSendEach, type Receipt } from '../../api/payment/receipts';
import { t } from '../../i18n/terms';
import type { BulkFormProps } from '../../kit/bulk/BulkAction';
import { BulkDialog } from '../../kit/bulk/BulkDialog';
import { planBulk } from '../../kit/bulk/bulkPlan';
import { useStartBulk } from '../../kit/bulk/useStartBulk';
import { m } from './messages';
import { isToSend } from './receiptTerms';

const words = { spic_missing: m.noSpic, transition_not_allowed: m.wasSent };
/** One that is on its way may be asked for, too. */
const refusalOf = (one: Receipt) =>
  !isToSend(one) && one.status !== 'sent' ? 'transition_not_allowed' : one.spic_missing ? 'spic_missing' : undefined;
const nameOf = ({ id, contract_number: number }: Receipt) => [`№ ${id}`, number].filter(Boolean).join(', ');
const texts = { title: m.sending, nameOf, words, done: m.done, summary: m.summary };

/** The question before picked receipts are sent: how many, of what sums, and which are left out. */
export function SendReceipts({ rows, ...ends }: BulkFormProps<Receipt>) {
  const startBulk = useStartBulk();
  const each = useSendEach();
  const plan = planBulk(rows, refusalOf, words, { amount: t.amount, vat: m.vat });
  return (
    <BulkDialog
      {...plan.summary}
      {...ends}
      title={m.sendTitle}
      submit={m.send}
      none={m.noneToSend}
      onSubmit={() => startBulk(plan, texts, each)}
    />
  );
}
