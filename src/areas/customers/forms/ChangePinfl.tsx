import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useGetCustomerQuery, useUpdateCustomerPinflMutation, type Customer } from '../../../api/payment/customers';
import { t } from '../../../i18n/terms';
import { PinflField } from '../../../kit/fields/identifierFields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Masked } from '../../../kit/values/values';
import { toFailure } from '../../../lib/failure';
import { isText } from '../../../lib/guards';
import { Beside } from '../card/Beside';
import { m } from '../messages';

interface Props {
  customer: Customer;
  onClose: () => void;
}

/** The other customer whom a refusal names. */
function otherIn(error: unknown): string | undefined {
  const { codes, current } = toFailure(error);
  return codes.includes('pinfl_taken') && isText(current?.guid) ? current.guid : undefined;
}

/** Gives a customer another PINFL; where another one has it, both stand side by side. */
export function ChangePinfl({ customer, onClose }: Props) {
  const [update] = useUpdateCustomerPinflMutation();
  const [otherGuid, setOther] = useState<string>();
  const { data: other } = useGetCustomerQuery(otherGuid === undefined ? skipToken : { guid: otherGuid });
  const { id, version: seen } = customer;
  const form = usePanelForm({
    id: `customerPinfl:${id}`,
    version: seen,
    values: { pinfl: '' },
    fromRecord: () => ({}),
  });
  return (
    <FormDrawer
      title={m.changePinfl}
      form={form}
      size="large"
      done={m.saved}
      onClose={onClose}
      onSubmit={async ({ pinfl }, { version = seen }) => {
        setOther(undefined);
        try {
          await update({ id, 'If-Match': version, body: { pinfl } }).unwrap();
        } catch (error) {
          setOther(otherIn(error));
          throw error;
        }
      }}
    >
      <Facts>
        <Fact label={m.pinflNow} value={<Masked text={customer.pinfl} />} />
      </Facts>
      <PinflField name="pinfl" label={t.pinfl} required />
      {other && <Beside customers={[customer, other]} />}
    </FormDrawer>
  );
}
