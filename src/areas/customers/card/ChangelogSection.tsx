import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListCustomerChangesRows, type Customer } from '../../../api/payment/customers';
import { Section } from '../../../kit/detail/Section';
import { RecordHistory } from '../../../parts/RecordHistory';
import { customerJournal } from '../journalWords';
import { m } from '../messages';

/** Every change of a customer, and by whom; newest first. */
export function ChangelogSection({ customer }: { customer: Customer }) {
  const [query] = useState({ filters: { customer_id: customer.id }, limit: 20, page: 1 });
  const changes = useListCustomerChangesRows(query);
  return (
    <Section id="changelog" title={m.changelog} rows={changes} empty={m.noChanges}>
      <RecordHistory rows={changes.items} words={customerJournal} />
      {changes.hasMore && (
        <Button appearance="subtle" disabled={changes.loadingMore} onClick={changes.more}>
          <FormattedMessage {...m.moreChanges} />
        </Button>
      )}
    </Section>
  );
}
