import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Customer } from '../../../api/payment/customers';
import { useBindCustomerCardMutation, type CardBinding } from '../../../api/payment/customerCards';
import { ExpiryField } from '../../../kit/fields/identifierFields';
import { CardField, PhoneField } from '../../../parts/listedFields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { expiry as expiryOf } from '../../../lib/bankDetails';
import { Note } from '../../../parts/Note';
import { ConfirmCard } from './ConfirmCard';
import { m } from './messages';

interface Props {
  customer: Customer;
  onClose: () => void;
}

/** Binds a card in two steps: what is on it, then the code that its bank has sent. */
export function BindCard({ customer, onClose }: Props) {
  const [binding, setBinding] = useState<CardBinding>();
  if (binding === undefined) return <TypeCard customer={customer} onBound={setBinding} onClose={onClose} />;
  return <ConfirmCard key={binding.id} binding={binding} onAgain={() => setBinding(undefined)} onClose={onClose} />;
}

interface TypeProps extends Props {
  onBound: (binding: CardBinding) => void;
}

function TypeCard({ customer, onBound, onClose }: TypeProps) {
  const [bind] = useBindCustomerCardMutation();
  const [begun, setBegun] = useState<CardBinding>();
  const form = usePanelForm({
    id: `bindCard:${customer.id}`,
    values: { card_number: '', expiry: '', phone: '' },
  });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={m.next}
      // Where the code is on its way, the form gives its place to the next step instead of closing.
      onClose={() => (begun ? onBound(begun) : onClose())}
      onSubmit={async ({ card_number, expiry, phone }) => {
        const body = {
          ...{ customer_id: customer.id, card_number, expiry: expiryOf.show(expiry) },
          ...(phone !== '' && { phone }),
        };
        setBegun(await bind({ body }).unwrap());
      }}
    >
      <Note>
        <FormattedMessage {...m.numberGoes} />
      </Note>
      <CardField name="card_number" label={m.number} required />
      <ExpiryField name="expiry" label={m.expiry} required />
      <PhoneField name="phone" label={m.phone} help={m.phoneHelp} />
    </FormDrawer>
  );
}
