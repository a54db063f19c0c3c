import { ArrowClockwise20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
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
import { DataTable } from '../../kit/table/DataTable';
import { oneId, order, period } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { useCan } from '../../session/can';
import { offerStatus } from './fomoTerms';
import { m, renewText } from './messages';
import { columns } from './offerColumns';

export const parameters = {
  fomo_id: oneId(),
  status: offerStatus.param(),
  ...period,
  order_by: order(['activated_at', 'expires_at'], '-activated_at'),
};

/** Who has which offer; one that ran out can be given once more while its campaign goes on. */
export default function UserFomoList() {
  const list = useListState(parameters);
  const { fomo_id: fomo, ...filters } = list.filters;
  const offers = useListUserFomosRows({
    ...list,
    filters: { ...filters, ...(fomo !== undefined && { fomo_id: Number(fomo) }) },
  });
  const campaigns = useRecordQuery(useListFomosQuery({ limit: 100 }), 'all');
  const [asked, ask] = useState<UserFomo>();
  const [renew] = useRenewUserFomoMutation();
  const mayRenew = useCan()('fomo.update');
  return (
    <ListPage list={list} rows={offers} columns={columns} actions={<ExportButton file="user-fomo" />}>
      <Toolbar period={m.activatedAt}>
        <SelectFilter
          name="fomo_id"
          label={m.campaign}
          options={(campaigns.item?.fomos ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          source={campaigns}
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
