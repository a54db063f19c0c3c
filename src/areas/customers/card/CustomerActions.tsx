import {
  ArrowSync20Regular,
  DocumentEdit20Regular,
  Edit20Regular,
  NumberSymbol20Regular,
  PauseCircle20Regular,
  PersonAdd20Regular,
  PlayCircle20Regular,
} from '@fluentui/react-icons';
import type { Customer } from '../../../api/payment/customers';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { Can, useCan } from '../../../session/can';
import { m } from '../messages';
import { useOpenForm } from './useCustomerForms';

/** What can be done with a customer: the form in view, the rest under ⋯. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const open = useOpenForm();
  const mayChange = useCan()('customers.update');
  const isActive = customer.status === 'active';
  return (
    <>
      <Can do="customers.update">
        <Action label={t.edit} verb="edit" icon={Edit20Regular} onSelect={() => open('edit')} />
      </Can>
      {mayChange && (
        <ActionMenu>
          <Action label={m.changePinfl} icon={NumberSymbol20Regular} onSelect={() => open('pinfl')} />
          <Action label={m.editPassport} icon={DocumentEdit20Regular} onSelect={() => open('passport')} />
          <Action label={m.addContact} icon={PersonAdd20Regular} onSelect={() => open('contact')} />
          <Action label={m.syncPassport} icon={ArrowSync20Regular} onSelect={() => open('syncPassport')} />
          <Action label={m.syncAddress} icon={ArrowSync20Regular} onSelect={() => open('syncAddress')} />
          <Action
            label={isActive ? m.deactivate : m.activate}
            icon={isActive ? PauseCircle20Regular : PlayCircle20Regular}
            tone={isActive ? 'danger' : undefined}
            onSelect={() => open('status')}
          />
        </ActionMenu>
      )}
    </>
  );
}
