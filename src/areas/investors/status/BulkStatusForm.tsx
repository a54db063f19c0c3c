import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl, type IntlShape } from 'react-intl';
import type { InvestorRow, InvestorStatus } from '../../../api/investment/investors';
import { useInvestorStatusBatch } from '../../../api/system-user/investors';
import { BulkPlan } from '../../../kit/bulk/BulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { isMoney, sumMoney } from '../../../lib/money';
import { useCan } from '../../../session/can';
import { investorStatus } from '../../../parts/investorStatus';
import { m as list } from '../messages';
import { moveBetween, targets } from './transitions';
import { bulkSummary, bulkTitleOf, m } from '../actionMessages';

const options = investorStatus.optionsOf(targets.filter((status) => status !== 'current'));

/** Why an investor is not sent at all; the codes are those that the service would answer with. */
const reasons = { transition_not_allowed: m.notFrom, forbidden: m.noRight } as const;

/** Among many it is one line of the result, and no refused call. */
const wordsOf = (code: string, intl: IntlShape): string | undefined =>
  code === 'forbidden' ? intl.formatMessage(m.noRight) : undefined;

interface Props {
  investors: readonly InvestorRow[];
  onClose: () => void;
  /** The change has begun; what it does is told under the page. */
  onDone: () => void;
}

/** Asks for the status of all picked investors, says whom that will reach, and begins to change them. */
export function BulkStatusForm({ investors, onClose, onDone }: Props) {
  const startBulk = useStartBulk();
  const intl = useIntl();
  const { send, ...batch } = useInvestorStatusBatch();
  const can = useCan();
  const form = usePanelForm({ id: 'bulkStatus', values: { status: '', comment: '' } });
  const status = useWatch({ control: form.control, name: 'status' }) as InvestorStatus | '';

  const plan = useMemo(() => {
    const sent: InvestorRow[] = [];
    const skipped: { id: number; code: keyof typeof reasons }[] = [];
    let needsReason = false;
    for (const one of status === '' ? [] : investors) {
      const move = moveBetween(one.status, status as InvestorStatus);
      if (!move || !can(move.permission)) {
        skipped.push({ id: one.id, code: move ? 'forbidden' : 'transition_not_allowed' });
        continue;
      }
      sent.push(one);
      needsReason ||= move.reason === true;
    }
    return { sent, skipped, needsReason };
  }, [investors, status, can]);
  const reached = status === '' ? investors : plan.sent;
  const invested = useMemo(() => sumMoney(reached.map((row) => row.investment_amount).filter(isMoney)), [reached]);

  const begin = (to: InvestorStatus, comment: string): void => {
    const names = new Map(investors.map(({ id, name }) => [id, name]));
    const title = intl.formatMessage(bulkTitleOf, { status: investorStatus.textIn(intl, to) });
    startBulk(
      { title, nameOf: (id) => names.get(Number(id)) ?? String(id), wordsOf },
      { title: m.processed, text: bulkSummary },
      {
        ...batch,
        ids: plan.sent.map(({ id }) => id),
        skipped: plan.skipped,
        send: (ids, key) => send({ ids: ids.map(Number), status: to, ...(comment && { comment }) }, key),
      },
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
      <BulkPlan
        count={investors.length}
        sent={status === '' ? undefined : plan.sent.length}
        skipped={Object.entries(reasons).flatMap(([code, reason]) => {
          const count = plan.skipped.filter((one) => one.code === code).length;
          return count > 0 ? [{ reason, count }] : [];
        })}
        sums={[{ title: list.invested, amount: invested }]}
      />
      <TextField
        name="comment"
        label={plan.needsReason ? m.reason : m.comment}
        maxLength={500}
        multiline
        required={plan.needsReason}
      />
    </FormDrawer>
  );
}
