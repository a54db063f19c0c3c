import { ArrowClockwise20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import {
  useListFomosQuery,
  useListUserFomosRows,
  useRenewUserFomoMutation,
  type UserFomo,
} from '../../api/payment/fomo';
import { Action } from '../../kit/actions/Action';
import { ActionMenu } from '../../kit/actions/ActionMenu';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { oneId, order, period } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { Masked } from '../../kit/values/values';
import { useCan } from '../../session/can';
import { offerStatus } from './fomoTerms';
import { hoursLeft, m, renewText } from './messages';
import { timeLeft } from './timeLeft';

export const parameters = {
  fomo_id: oneId(),
  status: offerStatus.param(),
  ...period,
  order_by: order(['activated_at', 'expires_at'], '-activated_at'),
};

/** What is left of an offer that holds, as of the moment when it was drawn. */
function Left({ of: { status, expires_at: until } }: { of: UserFomo }) {
  const intl = useIntl();
  const left = status === 'active' ? timeLeft(until, new Date()) : undefined;
  return left ? intl.formatMessage(hoursLeft, left) : null;
}

const columns: Column<UserFomo>[] = [
  { id: 'name', title: m.person, value: (row) => row.user.name, important: true },
  {
    id: 'phone_masked',
    title: m.phone,
    value: (row) => row.user.phone_masked,
    cell: (row) => <Masked text={row.user.phone_masked} />,
    important: true,
    width: 176,
  },
  offerStatus.column('status', m.state, (row) => row.status, { important: true, width: 152 }),
  { id: 'fomo', title: m.campaign, value: (row) => row.fomo.name },
  fieldColumn('activated_at', m.activatedAt, { as: 'dateTime', sort: true, width: 176 }),
  fieldColumn('expires_at', m.expiresAt, { as: 'dateTime', sort: true, width: 176 }),
  { id: 'left', title: m.left, value: (row) => row.expires_at, cell: (row) => <Left of={row} />, width: 128 },
  fieldColumn('used_at', m.used, { as: 'dateTime', width: 176, hidden: true }),
];

/** Who has which offer; one that ran out can be given once more while its campaign goes on. */
export default function UserFomoList() {
  const list = useListState(parameters);
  const { fomo_id: fomo, ...filters } = list.filters;
  const offers = useListUserFomosRows({
    ...list,
    filters: { ...filters, ...(fomo !== undefined && { fomo_id: Number(fomo) }) },
  });
  const campaigns = useRecordQuery(useListFomosQuery({ limit: 100 }), 'all').item?.fomos ?? [];
  const [asked, ask] = useState<UserFomo>();
  const [renew] = useRenewUserFomoMutation();
  const mayRenew = useCan()('fomo.update');
  return (
    <ListPage list={list} rows={offers} columns={columns} actions={<ExportButton file="user-fomo" />}>
      <Toolbar period={m.activatedAt}>
        <SelectFilter
          name="fomo_id"
          label={m.campaign}
          options={campaigns.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <SelectFilter name="status" label={m.state} options={offerStatus.options} />
      </Toolbar>
      <DataTable
        empty={m.noOffers}
        rowActions={
          mayRenew
            ? (row: UserFomo) => (
                <ActionMenu>
                  <Action
                    label={m.renew}
                    icon={ArrowClockwise20Regular}
                    disabledReason={!row.is_renewable && m.notRenewable}
                    onSelect={() => ask(row)}
                  />
                </ActionMenu>
              )
            : undefined
        }
      />
      {asked && mayRenew && (
        <ConfirmAction
          title={m.renewTitle}
          yes={m.renew}
          done={m.renewed}
          run={() => renew({ id: asked.id }).unwrap()}
          onClose={() => ask(undefined)}
        >
          <FormattedMessage {...renewText} values={{ campaign: asked.fomo.name }} />
        </ConfirmAction>
      )}
    </ListPage>
  );
}
