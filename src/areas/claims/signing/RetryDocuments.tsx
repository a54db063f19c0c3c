import { useRetryEach, type Document } from '../../../api/investment/signing';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { BulkDialog } from '../../../kit/bulk/BulkDialog';
import { planBulk } from '../../../kit/bulk/bulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { mayBeRetried } from './bulkVerbs';
import { m } from './messages';
import { prepareTexts } from './prepareTexts';
import { t } from '../../../i18n/terms';

const words = { transition_not_allowed: m.notFailed };
const refusalOf = (document: Document) => (mayBeRetried(document) ? undefined : 'transition_not_allowed');
const nameOf = ({ number }: Document) => number;

/** The question before picked documents that the bank refused are prepared anew, to be signed once more. */
export function RetryDocuments({ rows, ...ends }: BulkFormProps<Document>) {
  const startBulk = useStartBulk();
  const retryEach = useRetryEach();
  const plan = planBulk(rows, refusalOf, words, { amount: t.sum });
  return (
    <BulkDialog
      {...plan.summary}
      {...ends}
      title={m.retryPickedTitle}
      submit={m.retry}
      none={m.noneToPrepare}
      onSubmit={() =>
        startBulk(
          plan,
          { ...prepareTexts(), nameOf, words },
          retryEach((id, key) => ({ 'Idempotency-Key': key, body: { document_id: id } })),
        )
      }
    />
  );
}
