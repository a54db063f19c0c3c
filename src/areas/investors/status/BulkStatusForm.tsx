import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { InvestorRow, InvestorStatus } from '../../../api/investment/investors';
import { useInvestorStatusBatch } from '../../../api/system-user/investors';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { BulkPlan } from '../../../kit/bulk/BulkPlan';
import { planBulk } from '../../../kit/bulk/bulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { useCan } from '../../../session/can';
import { investorStatus } from '../../../parts/investorStatus';
import { useInvestorName } from '../../../parts/useInvestorName';
import { m as list } from '../messages';
import { moveBetween, targets } from './transitions';
import { bulkSummary, bulkTitleOf, m } from '../actionMessages';

const options = investorStatus.optionsOf(targets.filter((status) => status !== 'current'));

/** Why an investor is not sent at all; the codes are those that the service would answer with. */
const reasons = { transition_not_allowed: m.notFrom, forbidden: m.noRight } as const;

/** Among many it is one line of the result, and no refused call. */
const words = { forbidden: m.noRight };

/** Asks for the status of all picked investors, says whom that will reach, and begins to change them. */
export function BulkStatusForm({ rows, onClose, onDone }: BulkFormProps<InvestorRow>) {
  const startBulk = useStartBulk();
  const intl = useIntl();
  const { send, ...batch } = useInvestorStatusBatch();
  const can = useCan();
  const nameOf = useInvestorName();
  const form = usePanelForm({ id: 'bulkStatus', values: { status: '', comment: '' } });
  const status = useWatch({ control: form.control, name: 'status' }) as InvestorStatus | '';

  const plan = useMemo(() => {
    const refusalOf = (row: InvestorRow) => {
      const move = moveBetween(row.status, status as InvestorStatus);
      if (!move) return 'transition_not_allowed';
      return can(move.permission) ? undefined : 'forbidden';
    };
    return planBulk(rows, status === '' ? undefined : refusalOf, reasons, { investment_amount: list.invested });
  }, [rows, status, can]);
  const needsReason = plan.sent.some((row) => moveBetween(row.status, status as InvestorStatus)?.reason === true);

  const begin = (to: InvestorStatus, comment: string): void => {
    const title = intl.formatMessage(bulkTitleOf, { status: investorStatus.textIn(intl, to) });
    startBulk(
      plan,
      { title, nameOf, words, done: m.processed, summary: bulkSummary },
      { ...batch, send: (ids, key) => send({ ids, status: to, ...(comment && { comment }) }, key) },
    );
  };

  return (
    <FormDrawer
      title={m.bulkTitle}
      form={form}
      submit={m.apply}
      onClose={onClose}
      onSubmit={(values) => {
        onDone();
        begin(values.status as InvestorStatus, values.comment);
        return Promise.resolve();
      }}
    >
      <SelectField name="status" label={m.target} options={options} required />
      <BulkPlan {...plan.summary} />
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
