import { Edit20Regular, Megaphone20Regular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetProfitQuery, useUpdateProfitMutation, type Profit } from '../../../api/investment/profits';
import { useFormat } from '../../../i18n/format';
import { Action } from '../../../kit/actions/Action';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { LedgerFigure } from '../../../parts/LedgerFigure';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { Can, useCan } from '../../../session/can';
import { dividendJournal } from '../journalWords';
import { ofMonth } from '../messages';
import { m } from './messages';
import { profitStatus } from '../../../parts/profitStatus';

const EditProfit = lazyComponent(async () => (await import('./profitForms')).EditProfit);
const Announce = lazyComponent(async () => (await import('./profitForms')).Announce);
const Withdraw = lazyComponent(async () => (await import('./profitForms')).Withdraw);

const dialogs = ['edit', 'announce', 'withdraw'] as const;

/** The profit of one strategy in a month, what can be done with it, and who did what. */
export function ProfitDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetProfitQuery({ id }), id);
  const can = useCan();
  const intl = useIntl();
  const format = useFormat();
  const { item } = result;
  const { dialog, open, close } = useDialogParam(dialogs, {
    announce: item && item.status !== 'calculated',
    withdraw: item && item.status !== 'announced',
  });
  const isEditable = item?.status === 'draft' || item?.status === 'calculated';
  const values = item && { strategy: item.strategy.name, month: format.month(item.month) };
  return (
    <>
      <RecordDrawer
        id={id}
        title={values ? intl.formatMessage(ofMonth, values) : m.title}
        result={result}
        onClose={onClose}
        status={profitStatus}
        words={dividendJournal}
        actions={(one) => <Verbs profit={one} open={open} />}
      >
        {(one) => (
          <About>
            <Fact label={m.revenue} value={one.revenue} as="money" />
            <Fact label={m.expense} value={one.expense} as="money" />
            <Fact label={m.net} value={one.net_profit} as="money" />
            {one.announced !== null && (
              <Fact label={m.sum}>
                <LedgerFigure
                  figure="announced"
                  month={one.month}
                  strategyId={one.strategy.id}
                  amount={one.announced}
                />
              </Fact>
            )}
            <Fact label={m.investorsShare} value={one.investors_share} as="money" optional />
            <Fact label={m.platformShare} value={one.platform_share} as="money" optional />
            {one.partners_share !== null && (
              <Fact label={m.partnersShare}>
                <LedgerFigure
                  figure="partners_share"
                  month={one.month}
                  strategyId={one.strategy.id}
                  amount={one.partners_share}
                />
              </Fact>
            )}
            <Fact label={m.comment} value={one.comment} optional />
          </About>
        )}
      </RecordDrawer>
      <Suspense>
        {item && isEditable && dialog?.name === 'edit' && can('profits.update') && (
          <EditProfit profit={item} onClose={close} />
        )}
        {item && dialog?.name === 'announce' && can('profits.enable') && <Announce profit={item} onClose={close} />}
        {item && dialog?.name === 'withdraw' && can('profits.enable') && <Withdraw profit={item} onClose={close} />}
      </Suspense>
    </>
  );
}

function Verbs({ profit, open }: { profit: Profit; open: (name: (typeof dialogs)[number]) => void }) {
  const { id, version, status } = profit;
  const [isAsking, setAsking] = useState(false);
  const [update] = useUpdateProfitMutation();
  const isEditable = status === 'draft' || status === 'calculated';
  return (
    <>
      {status === 'calculated' && (
        <Can do="profits.enable">
          <Action label={m.announce} icon={Megaphone20Regular} isPrimary onSelect={() => open('announce')} />
        </Can>
      )}
      {status === 'announced' && (
        <Can do="profits.enable">
          <Action label={m.withdraw} tone="danger" onSelect={() => open('withdraw')} />
        </Can>
      )}
      <Can do="profits.update">
        {status === 'draft' && <Action label={m.lead} verb="approve" isPrimary onSelect={() => setAsking(true)} />}
        <Action
          label={m.edit}
          verb="edit"
          icon={Edit20Regular}
          disabledReason={!isEditable && m.isPaid}
          onSelect={() => open('edit')}
        />
      </Can>
      {isAsking && (
        <ConfirmAction
          title={m.leadTitle}
          yes={m.lead}
          done={m.saved}
          statusWords={profitStatus.labelOf}
          run={() => update({ 'If-Match': version, body: { id, status: 'calculated' } }).unwrap()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
