import type { MessageDescriptor } from 'react-intl';
import type { EachCall } from '../../../api/cache/eachEndpoint';
import { usePrepareEach, useRetryEach, type Document } from '../../../api/investment/signing';
import type { CashOutClaim } from '../../../api/investment/cashOut';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { BulkDialog } from '../../../kit/bulk/BulkDialog';
import { planBulk } from '../../../kit/bulk/bulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { href } from '../../../routes/href';
import { mayBePrepared, mayBeReplaced, mayBeRetried } from './bulkVerbs';
import { bulkSummary, m } from './messages';
import { t } from '../../../i18n/terms';

interface Preparing<Row extends { id: number }> extends BulkFormProps<Row> {
  /** Whether a row may be given a document; `otherwise` says why not. */
  mayBe: (row: Row) => boolean;
  otherwise: MessageDescriptor;
  nameOf: (row: Row) => string;
  /** The sum of the rows, and what it is called. */
  sums: Parameters<typeof planBulk<Row, 'transition_not_allowed'>>[3];
  title: MessageDescriptor;
  submit: MessageDescriptor;
  each: EachCall;
}

/** The question before many are made ready for the bank; from what came of it the way leads to the signature. */
function Preparing<Row extends { id: number }>({
  rows,
  each,
  mayBe,
  otherwise,
  nameOf,
  sums,
  ...ends
}: Preparing<Row>) {
  const startBulk = useStartBulk();
  const words = { transition_not_allowed: otherwise };
  const plan = planBulk(rows, (row) => (mayBe(row) ? undefined : 'transition_not_allowed'), words, sums);
  const next = { label: m.toSigning, to: href('signing.list') };
  const texts = { title: m.prepareRun, done: m.prepareDone, summary: bulkSummary, next, nameOf, words };
  return (
    <BulkDialog {...plan.summary} {...ends} none={m.noneToPrepare} onSubmit={() => startBulk(plan, texts, each)} />
  );
}

/** The question before the payment documents of picked claims are made; only approved ones are given one. */
export function PrepareClaims(props: BulkFormProps<CashOutClaim>) {
  const prepare = usePrepareEach();
  return (
    <Preparing
      {...props}
      {...{ title: m.prepareTitle, submit: m.prepareVerb, sums: { payable_amount: t.payable } }}
      mayBe={mayBePrepared}
      otherwise={m.notApproved}
      nameOf={({ number }) => number}
      each={prepare((id, key) => ({ id, 'Idempotency-Key': key }))}
    />
  );
}

/** The question before the claims of picked cancelled documents are given new ones. */
export function ReplaceDocuments({ rows, ...ends }: BulkFormProps<Document>) {
  const prepare = usePrepareEach();
  return (
    <Preparing
      {...ends}
      {...{ title: m.prepareTitle, submit: m.prepareVerb, sums: { amount: t.sum } }}
      // A document is made for its claim, by whose number the call and its answer go.
      rows={rows.map((document) => ({ ...document, id: document.exit_claim_id }))}
      mayBe={mayBeReplaced}
      otherwise={m.notReplaceable}
      nameOf={({ claim_number: number }) => number}
      each={prepare((id, key) => ({ id, 'Idempotency-Key': key }))}
    />
  );
}

/** The question before picked documents that the bank refused are prepared anew, to be signed once more. */
export function RetryDocuments(props: BulkFormProps<Document>) {
  const retry = useRetryEach();
  return (
    <Preparing
      {...props}
      {...{ title: m.retryPickedTitle, submit: m.retry, sums: { amount: t.sum } }}
      mayBe={mayBeRetried}
      otherwise={m.notFailed}
      nameOf={({ number }) => number}
      each={retry((id, key) => ({ 'Idempotency-Key': key, body: { document_id: id } }))}
    />
  );
}
