import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetPlatformInvestorQuery, type PlatformInvestor } from '../../../api/system-user/investors';
import { useFormat } from '../../../i18n/format';
import { Drawer } from '../../../kit/overlay/Drawer';
import { untyped, usePanelForm } from '../../../kit/form/usePanelForm';
import { FormBody } from '../../../kit/form/FormBody';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { TextField } from '../../../kit/fields/TextField';
import { useUnsavedChangesGuard } from '../../../kit/form/useUnsavedChangesGuard';
import { toFailure, type Failure } from '../../../lib/failure';
import { balanceWith, isLessMoney } from '../../../lib/money';
import { ConfirmBalance, type BalanceChange } from './ConfirmBalance';
import type { InvestorFormProps } from '../card/InvestorForm';
import { m } from '../actionMessages';

/** Money goes by its own question, and what was typed for it is not offered back another day. */
const noDraft = { draft: undefined, restore: () => undefined, remove: () => undefined, drop: () => undefined };

const available = ({ balance, blocked_balance }: PlatformInvestor): string =>
  balanceWith(balance, `-${blocked_balance}`);

export function RefillBalance(props: InvestorFormProps) {
  return <MoveBalance {...props} direction="refill" />;
}

export function WithdrawBalance(props: InvestorFormProps) {
  return <MoveBalance {...props} direction="withdraw" />;
}

/** Asks how much and why; then, with the record read anew, asks again what it comes to. */
function MoveBalance({ investor, onClose, direction }: InvestorFormProps & { direction: BalanceChange['direction'] }) {
  const result = useGetPlatformInvestorQuery({ id: investor.id }, { refetchOnMountOrArgChange: true });
  const { item } = useRecordQuery(result, investor.id);
  const form = usePanelForm({ id: `${direction}:${investor.id}`, values: { amount: '', comment: '' } });
  const { isDirty } = useFormState({ control: form.control });
  const guard = useUnsavedChangesGuard(isDirty);
  const format = useFormat();
  const [failure, setFailure] = useState<Failure>();
  const [asked, setAsked] = useState<BalanceChange>();

  const ask = async (values: { amount: string; comment: string }): Promise<void> => {
    setFailure(undefined);
    try {
      const fresh = await result.refetch().unwrap();
      // The balance may have come only now, or be another than when the amount was checked.
      if (direction === 'withdraw' && isLessMoney(available(fresh), values.amount)) {
        form.setError('amount', { message: `most:${format.money(available(fresh))}` }, { shouldFocus: true });
        return;
      }
      setAsked({ ...values, direction });
    } catch (error) {
      setFailure(toFailure(error));
    }
  };
  const submit = form.handleSubmit(ask, (wrong) => form.setFocus(wrong.amount ? 'amount' : 'comment'));
  const work = {
    progress: form.formState.isSubmitting ? ('busy' as const) : ('idle' as const),
    failure,
    current: undefined,
    submit: () => void submit(),
    settle: () => undefined,
    isTooLate: false,
    leave: onClose,
    close: () => guard.ask(onClose),
    guard,
    offer: noDraft,
  };
  return (
    <Drawer title={direction === 'refill' ? m.refillAction : m.withdrawAction} onClose={work.close}>
      <FormBody form={untyped(form)} work={work} submit={m.goOn} isScrolled>
        <MoneyField
          name="amount"
          label={m.sum}
          required
          max={direction === 'withdraw' && item ? available(item) : undefined}
        />
        <TextField name="comment" label={m.why} maxLength={500} multiline required />
      </FormBody>
      {asked && item && (
        <ConfirmBalance
          investor={item}
          change={asked}
          onClose={(isDone) => {
            setAsked(undefined);
            if (!isDone) return;
            guard.release();
            onClose();
          }}
        />
      )}
      {guard.question}
    </Drawer>
  );
}
