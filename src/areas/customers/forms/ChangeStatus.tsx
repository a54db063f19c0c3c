import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useUpdateCustomerMutation, type Customer } from '../../../api/payment/customers';
import { t } from '../../../i18n/terms';
import { Note } from '../../../parts/Note';
import { ReasonForm } from '../../../parts/ReasonForm';
import { customerStatus } from '../customerTerms';
import { m } from '../messages';

interface Props {
  customer: Customer;
  onClose: () => void;
}

/** Puts a customer out of use, or back into it; says why. */
export function ChangeStatus({ customer, onClose }: Props) {
  const [update] = useUpdateCustomerMutation();
  // What was asked stays what is sent: a colleague who does the same meanwhile must not turn it round.
  const [isActive] = useState(() => customer.status === 'active');
  return (
    <ReasonForm
      id={`customerStatus:${customer.id}`}
      version={customer.version}
      about={{ record: `№ ${customer.id}`, person: customer.name }}
      statusWords={customerStatus.labelOf}
      words={{
        title: isActive ? m.deactivate : m.activate,
        verb: isActive ? m.deactivate : m.activate,
        done: t.statusEdited,
        reason: t.reason,
      }}
      send={(reason, { version }) =>
        update({
          guid: customer.guid,
          'If-Match': version,
          body: { status: isActive ? 'inactive' : 'active', reason },
        }).unwrap()
      }
      onClose={onClose}
    >
      {isActive && (
        <Note isWarning>
          <FormattedMessage {...m.deactivating} />
        </Note>
      )}
    </ReasonForm>
  );
}
