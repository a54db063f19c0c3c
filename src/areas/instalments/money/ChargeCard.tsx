import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import type { CustomerCard } from '../../../api/payment/customerCards';
import {
  useGetApplicationQuery,
  useGetInstalmentPaymentInfoQuery,
  type Application,
} from '../../../api/payment/instalments';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { RadioField } from '../../../kit/fields/SelectField';
import { FormBody } from '../../../kit/form/FormBody';
import { untyped, usePanelForm } from '../../../kit/form/usePanelForm';
import { focusFirstWrong } from '../../../kit/form/useFormSubmit';
import { useUnsavedChangesGuard } from '../../../kit/form/useUnsavedChangesGuard';
import { Drawer } from '../../../kit/overlay/Drawer';
import { toFailure, type Failure } from '../../../lib/failure';
import { Note } from '../../../parts/Note';
import { isInForce, wentOn } from '../applicationSteps';
import { m } from './messages';
import { chargeBounds } from './chargeBounds';
import { ConfirmCharge } from './ConfirmCharge';
import { noDraft } from './noDraft';
import { SettleOffer } from './SettleOffer';
import { cardOption, useUsableCards } from './usableCards';

interface Props {
  application: Application;
  onClose: () => void;
}

interface Asked {
  application: Application;
  card: CustomerCard;
  amount: string;
}

/** Asks which card of the customer is charged and how much; then, with the contract read anew, asks once more. */
export function ChargeCard({ application, onClose }: Props) {
  const { id, customer } = application;
  const info = useGetInstalmentPaymentInfoQuery({ id }, { refetchOnMountOrArgChange: true });
  const { item } = useRecordQuery(info, id);
  const fresh = useGetApplicationQuery({ id });
  const { cards: usable, isReady } = useUsableCards(customer.id);
  const form = usePanelForm({ id: `charge:${id}`, values: { card_id: '', amount: '' } });
  const { isDirty } = useFormState({ control: form.control });
  const guard = useUnsavedChangesGuard(isDirty);
  const [failure, setFailure] = useState<Failure>();
  const [asked, setAsked] = useState<Asked>();

  // The card is the customer's no longer, so none is chosen.
  const askForCard = (): void => {
    form.setValue('card_id', '');
    void form.trigger().then(() => form.setFocus('card_id'));
  };
  const ask = async ({ card_id: chosen, amount }: { card_id: string; amount: string }): Promise<void> => {
    setFailure(undefined);
    try {
      const now = await fresh.refetch().unwrap();
      const card = usable.find((one) => String(one.id) === chosen);
      if (!isInForce(now)) return setFailure(wentOn);
      if (!card) return askForCard();
      setAsked({ application: now, card, amount });
    } catch (error) {
      setFailure(toFailure(error));
    }
  };
  // What may be charged at once was changed since the field was checked: the field says the bound.
  const refuse = (code: string): void => {
    setAsked(undefined);
    form.refused.set('amount', { code, value: form.getValues('amount') });
    void form.trigger().then(() => form.setFocus('amount'));
  };
  const submit = form.handleSubmit(ask, () => focusFirstWrong(untyped(form)));
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
    <Drawer title={m.chargeTitle} onClose={work.close}>
      <FormBody form={untyped(form)} work={work} submit={m.goOn} isScrolled>
        {isReady && usable.length === 0 && (
          <Note isWarning>
            <FormattedMessage {...m.noCards} />
          </Note>
        )}
        <RadioField name="card_id" label={m.cardOf} options={usable.map(cardOption)} required />
        <MoneyField name="amount" label={m.amount} required {...chargeBounds(item)} />
        <SettleOffer info={item} />
      </FormBody>
      {asked && (
        <ConfirmCharge
          card={asked.card}
          amount={asked.amount}
          application={fresh.currentData ?? asked.application}
          onRefused={refuse}
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
