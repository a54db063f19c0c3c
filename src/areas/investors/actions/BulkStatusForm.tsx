import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { InvestorRow, InvestorStatus } from '../../../api/investment/investors';
import { useUpdateInvestorStatusesMutation } from '../../../api/system-user/investors';
import { usePanelForm } from '../../../kit/form';
import { FormDrawer } from '../../../kit/FormDrawer';
import { notify } from '../../../kit/notices';
import { SelectField } from '../../../kit/SelectField';
import { TextField } from '../../../kit/TextField';
import { investorStatus } from '../investorStatus';
import { moveBetween, targets } from '../transitions';
import { BulkResult, type Batch } from './BulkResult';
import { bulkSummary, chosenCount, m, possible } from './messages';

const options = targets
  .filter((status) => status !== 'current')
  .map((status) => ({ value: status, label: investorStatus[status].label }));

/** The most investors that one call takes. */
const most = 1_000;

interface Props {
  investors: readonly InvestorRow[];
  onClose: () => void;
  /** The batch is done and its result was seen. */
  onDone: () => void;
}

/** Asks for the status of all picked investors, changes it where that is legal, and shows what became of each. */
export function BulkStatusForm({ investors, onClose, onDone }: Props) {
  const dispatch = useDispatch();
  const [update] = useUpdateInvestorStatusesMutation();
  // The rows change under the result, which is of those that were sent.
  const [batch, setBatch] = useState<Batch>();
  const [isSeen, setSeen] = useState(false);
  const form = usePanelForm({ id: 'bulkStatus', values: { status: '', comment: '' } });
  const status = useWatch({ control: form.control, name: 'status' }) as InvestorStatus | '';
  const moved = status === '' ? [] : investors.map((one) => moveBetween(one.status, status));
  const needsReason = moved.some((move) => move?.reason);

  const send = async (to: InvestorStatus, comment: string, among: readonly InvestorRow[]): Promise<void> => {
    const body = { ids: among.map(({ id }) => id), status: to, ...(comment && { comment }) };
    const { updated, skipped } = await update({ body }).unwrap();
    setBatch({ status: to, comment, investors: among, updated, skipped });
    const values = { updated: updated.length, skipped: skipped.length };
    dispatch(notify({ tone: 'success', title: m.processed, text: bulkSummary, values, isSummary: true }));
  };

  if (batch && isSeen) {
    const skipped = new Set(batch.skipped.map(({ id }) => id));
    return (
      <BulkResult
        batch={batch}
        onRetry={() =>
          send(
            batch.status,
            batch.comment,
            batch.investors.filter(({ id }) => skipped.has(id)),
          )
        }
        onClose={() => {
          onClose();
          onDone();
        }}
      />
    );
  }
  return (
    <FormDrawer
      title={m.bulkTitle}
      form={form}
      submit={m.apply}
      onClose={batch ? () => setSeen(true) : onClose}
      onSubmit={(values) => send(values.status as InvestorStatus, values.comment, investors)}
    >
      <p>
        <FormattedMessage {...chosenCount} values={{ count: investors.length }} />
      </p>
      {investors.length > most && (
        <p role="alert">
          <FormattedMessage {...m.tooMany} />
        </p>
      )}
      <SelectField name="status" label={m.target} options={options} required />
      {status !== '' && (
        <p role="status">
          <FormattedMessage
            {...possible}
            values={{ count: moved.filter((move) => move !== undefined).length, total: investors.length }}
          />
        </p>
      )}
      <TextField
        name="comment"
        label={needsReason ? m.reason : m.comment}
        maxLength={500}
        multiline
        required={needsReason}
      />
    </FormDrawer>
  );
}
