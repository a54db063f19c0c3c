import { usePrepareEach, type Document } from '../../../api/investment/signing';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { BulkDialog } from '../../../kit/bulk/BulkDialog';
import { planBulk } from '../../../kit/bulk/bulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { mayBeReplaced } from './bulkVerbs';
import { m } from './messages';
import { prepareTexts } from './prepareTexts';
import { t } from '../../../i18n/terms';

const words = { transition_not_allowed: m.notCancelled };
// A document is made for its claim, by whose number the call and its answer go.
const ofClaim = (document: Document) => ({ ...document, id: document.exit_claim_id });
const refusalOf = (document: Document) => (mayBeReplaced(document) ? undefined : 'transition_not_allowed');
const nameOf = ({ claim_number: number }: Document) => number;

/** The question before the claims of picked cancelled documents are given new ones. */
export function ReplaceDocuments({ rows, ...ends }: BulkFormProps<Document>) {
  const startBulk = useStartBulk();
  const prepareEach = usePrepareEach();
  const plan = planBulk(rows.map(ofClaim), refusalOf, words, { amount: t.sum });
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
