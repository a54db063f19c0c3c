import type { Customer } from '../../../api/payment/customers';
import { addressType } from '../customerTerms';
import type { CustomerForm as Name } from '../card/useCustomerForms';
import { AddContact } from './AddContact';
import { ChangePinfl } from './ChangePinfl';
import { ChangeStatus } from './ChangeStatus';
import { EditAddress } from './EditAddress';
import { EditPassport } from './EditPassport';
import { EditPerson } from './EditPerson';
import { SyncCustomer } from './SyncCustomer';

interface Props {
  name: Name;
  /** The kind of the address. */
  of: string | undefined;
  customer: Customer;
  onClose: () => void;
}

/** The form that the address of the card names. */
export function CustomerForm({ name, of, ...props }: Props) {
  const type = addressType.values.find((one) => one === of);
  switch (name) {
    case 'edit':
      return <EditPerson {...props} />;
    case 'passport':
      return <EditPassport {...props} />;
    case 'status':
      return <ChangeStatus {...props} />;
    case 'pinfl':
      return <ChangePinfl {...props} />;
    case 'address':
      return type && <EditAddress key={type} type={type} {...props} />;
    case 'contact':
      return <AddContact {...props} />;
    case 'syncPassport':
      return <SyncCustomer kind="passport" {...props} />;
    case 'syncAddress':
      return <SyncCustomer kind="address" {...props} />;
  }
}
