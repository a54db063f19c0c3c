import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import type { NewTransaction } from '../../../api/payment/instalmentPayments';
import {
  useGetApplicationQuery,
  useGetInstalmentPaymentInfoQuery,
  type Application,
} from '../../../api/payment/instalments';
import { DateField } from '../../../kit/fields/DateField';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { RadioField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FormBody } from '../../../kit/form/FormBody';
import { untyped, usePanelForm } from '../../../kit/form/usePanelForm';
import { focusFirstWrong } from '../../../kit/form/useFormSubmit';
import { useUnsavedChangesGuard } from '../../../kit/form/useUnsavedChangesGuard';
import { Drawer } from '../../../kit/overlay/Drawer';
import { toFailure, type Failure } from '../../../lib/failure';
import { isDay, todayInTashkent } from '../../../lib/days';
import { awaitsDown, isInForce, wentOn } from '../applicationSteps';
import { gateways } from '../instalmentTerms';
import { m as instalments } from '../messages';
import { m } from './messages';
import { ConfirmPayment } from './ConfirmPayment';
import { noDraft } from './noDraft';
import { SettleOffer } from './SettleOffer';

const outside = gateways.options.filter(({ value }) => value !== 'card');

const schema = v.object({
  amount: v.string(),
  gateway: v.picklist(['cash', 'bank']),
  document_number: v.pipe(v.string(), v.regex(/^[\w\-/]{1,40}$/, 'document')),
  document_date: v.string(),
});

interface Props {
  application: Application;
  onClose: () => void;
}

/** Notes what a customer paid in cash or through a bank; then, with the contract read anew, asks what it comes to. */
export function RegisterPayment({ application, onClose }: Props) {
  const { id } = application;
  const isDown = awaitsDown(application);
  const fresh = useGetApplicationQuery({ id });
  const today = todayInTashkent(new Date());
  const form = usePanelForm({
    id: `payment:${id}`,
    values: {
      amount: isDown ? (application.down_payment ?? '') : '',
      gateway: 'bank',
      document_number: '',
      document_date: today,
    },
    schema,
    texts: { document: instalments.wrongDocument },
  });
  const { isDirty } = useFormState({ control: form.control });
  const info = useGetInstalmentPaymentInfoQuery(isDown ? skipToken : { id }, { refetchOnMountOrArgChange: true });
  const { item } = useRecordQuery(info, id);
  // What settles the contract is reckoned for the day of the document, as the service does when the payment is noted.
  const typed: unknown = useWatch({ control: form.control, name: 'document_date' });
  const day = isDay(typed) && typed < today ? typed : undefined;
  const onDay = useGetInstalmentPaymentInfoQuery(isDown || day === undefined ? skipToken : { id, day });
  const { item: itemOnDay } = useRecordQuery(onDay, `${id} ${day}`);
  const guard = useUnsavedChangesGuard(isDirty);
  const [failure, setFailure] = useState<Failure>();
  const [asked, setAsked] = useState<{ application: Application; terms: NewTransaction }>();

  const ask = async (values: v.InferOutput<typeof schema>): Promise<void> => {
    setFailure(undefined);
    try {
      const now = await fresh.refetch().unwrap();
      // Somebody else may have noted it meanwhile, or the contract is paid off.
      if (isDown ? !awaitsDown(now) : !isInForce(now)) return setFailure(wentOn);
      const kind = isDown ? ('down_payment' as const) : ('instalment' as const);
      setAsked({ application: now, terms: { installment_id: id, kind, ...values } });
    } catch (error) {
      setFailure(toFailure(error));
    }
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
    <Drawer title={m.registerTitle} onClose={work.close}>
      <FormBody form={untyped(form)} work={work} submit={m.goOn} isScrolled>
        <MoneyField name="amount" label={m.amount} required disabled={isDown} max={isDown ? undefined : item?.debt} />
        {!isDown &&
          (day === undefined ? (
            <SettleOffer info={item} />
          ) : (
            <SettleOffer info={itemOnDay} other={{ day, today: item }} />
          ))}
        <RadioField name="gateway" label={m.gateway} options={outside} required />
        <TextField name="document_number" label={m.document} maxLength={40} required />
        <DateField
          name="document_date"
          label={m.documentDate}
          min={application.Created_at.slice(0, 10)}
          max={today}
          required
        />
      </FormBody>
      {asked && (
        <ConfirmPayment
          terms={asked.terms}
          application={fresh.currentData ?? asked.application}
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
