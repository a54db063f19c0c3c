import { makeStyles, tokens } from '@fluentui/react-components';
import { PersonAdd20Regular, PersonDelete20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import {
  useDeleteCustomerContactMutation,
  useListCustomerContactsRows,
  type Customer,
  type CustomerContact,
} from '../../../api/payment/customers';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { Section } from '../../../kit/detail/Section';
import { Can } from '../../../session/can';
import { m } from '../messages';
import { CustomerSecret } from './CustomerSecret';
import { SectionActions } from './SectionActions';
import { useOpenForm } from './useCustomerForms';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, margin: 0, padding: 0 },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`,
    listStyleType: 'none',
  },
  name: { flex: '1 1 180px', overflowWrap: 'anywhere' },
  quiet: { flex: '0 1 160px', color: tokens.colorNeutralForeground3 },
});

/** Whom to ask after a customer, and what they are to him. */
export function ContactsSection({ customer }: { customer: Customer }) {
  const styles = useStyles();
  const open = useOpenForm();
  const contacts = useListCustomerContactsRows(customer.id);
  const [leaving, setLeaving] = useState<CustomerContact>();
  const [remove] = useDeleteCustomerContactMutation();
  return (
    <>
      <Section id="contacts" title={m.contacts} rows={contacts} empty={m.noContacts}>
        <ul className={styles.list}>
          {contacts.items.map((one) => (
            <li key={one.id} className={styles.item}>
              <span className={styles.name}>{one.full_name}</span>
              <span className={styles.quiet}>{one.relation.name}</span>
              <CustomerSecret
                guid={customer.guid}
                field="contact_phone"
                contactId={one.id}
                label={t.phone}
                text={one.phone_number}
              />
              <Can do="customers.update">
                <Action label={t.remove} icon={PersonDelete20Regular} tone="danger" onSelect={() => setLeaving(one)} />
              </Can>
            </li>
          ))}
        </ul>
      </Section>
      <SectionActions>
        <Action label={m.addContact} icon={PersonAdd20Regular} onSelect={() => open('contact')} />
      </SectionActions>
      {leaving && (
        <ConfirmDelete
          run={() => remove({ id: leaving.id }).unwrap()}
          done={t.removed}
          onClose={() => setLeaving(undefined)}
        >
          {leaving.full_name}
        </ConfirmDelete>
      )}
    </>
  );
}
