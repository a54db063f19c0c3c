import { Add20Regular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import type { Customer } from '../../../api/payment/customers';
import {
  useDeleteCustomerCardMutation,
  useListCustomerCardsRows,
  type CustomerCard,
} from '../../../api/payment/customerCards';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { Section } from '../../../kit/detail/Section';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Masked } from '../../../kit/values/values';
import { ActionRow } from '../../../parts/ActionRow';
import { Can, useCan } from '../../../session/can';
import { allOfOne } from '../card/allOfOne';
import { cardSystems } from '../../../parts/charges';
import { cardState, stateOf } from './cardTerms';
import { m } from './messages';

const BindCard = lazyComponent(async () => (await import('./BindCard')).BindCard);

const columns: Column<CustomerCard>[] = [
  {
    id: 'masked_pan',
    title: m.number,
    value: (row) => row.masked_pan,
    cell: (row) => <Masked text={row.masked_pan} />,
    important: true,
    width: 184,
  },
  { id: 'type', title: m.kind, value: (row) => cardSystems[row.type], width: 144 },
  fieldColumn('expiry', m.expiry, { important: true, width: 120 }),
  cardState.column('status', t.status, stateOf, { important: true, width: 152 }),
  fieldColumn('is_main', m.main, { width: 104 }),
  fieldColumn('bank', t.bank),
  fieldColumn('holder', t.holder),
  {
    id: 'phone',
    title: m.phone,
    value: (row) => row.phone_masked,
    cell: (row) => <Masked text={row.phone_masked} />,
    width: 168,
    hidden: true,
  },
  fieldColumn('created_at', m.added, { as: 'dateTime', width: 168, hidden: true }),
];
const dialogs = ['bindCard'] as const;

/** The cards that instalments of a customer are paid with. */
export function CardsSection({ customer }: { customer: Customer }) {
  const cards = useListCustomerCardsRows({ ...allOfOne, filters: { customer_id: customer.id } });
  const { dialog, open, close } = useDialogParam(dialogs);
  const [removed, setRemoved] = useState<CustomerCard>();
  const [remove] = useDeleteCustomerCardMutation();
  const can = useCan();
  const mayChange = can('customers.update');
  return (
    <Section id="cards" title={m.cards}>
      <ActionRow>
        <Can do="customers.update">
          <Action label={m.add} icon={Add20Regular} onSelect={() => open('bindCard')} />
        </Can>
      </ActionRow>
      <DataTable
        rows={cards}
        columns={columns}
        empty={m.empty}
        label={m.cards}
        rowActions={
          mayChange
            ? (card) => (
                <ActionMenu>
                  <Action label={t.remove} tone="danger" onSelect={() => setRemoved(card)} />
                </ActionMenu>
              )
            : undefined
        }
      />
      <Suspense>{dialog && mayChange && <BindCard customer={customer} onClose={close} />}</Suspense>
      {removed && (
        <ConfirmDelete
          done={t.removed}
          run={() => remove({ id: removed.id }).unwrap()}
          onClose={() => setRemoved(undefined)}
        >
          {removed.masked_pan}
        </ConfirmDelete>
      )}
    </Section>
  );
}
