import { Copy20Regular, Edit20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetTariffQuery, type Tariff } from '../../../api/investment/tariffs';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useFormat } from '../../../i18n/format';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { Note } from '../../../parts/Note';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { InvestmentsLink } from '../InvestmentsLink';
import { tariffJournal } from '../journalWords';
import { m } from '../messages';
import { EarlyExit } from './EarlyExit';
import { payouts, subjects, tariffStatus } from './tariffTerms';

const EditTariff = lazyComponent(async () => (await import('./tariffForms')).EditTariff);
const CopyTariff = lazyComponent(async () => (await import('./tariffForms')).CopyTariff);

const dialogs = ['edit', 'copy'] as const;

/** One tariff at the side of the list: its terms, what lies on it, and who did what. */
export function TariffDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetTariffQuery({ id }), id);
  const { dialog, open, close } = useDialogParam(dialogs);
  const can = useCan();
  const { item } = result;
  return (
    <>
      <RecordDrawer
        id={id}
        title={item ? `${item.strategy.name} · ${item.name}` : m.title}
        result={result}
        onClose={onClose}
        status={tariffStatus}
        words={tariffJournal}
        actions={() => (
          <>
            <Can do="tariffs.update">
              <Action label={m.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
            </Can>
            <Can do="tariffs.add">
              <Action label={m.copy} icon={Copy20Regular} onSelect={() => open('copy')} />
            </Can>
          </>
        )}
      >
        {(one) => <TariffFacts tariff={one} />}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && can('tariffs.update') && (
          <EditTariff tariff={item} onCopy={() => open('copy')} onClose={close} />
        )}
        {item && dialog?.name === 'copy' && can('tariffs.add') && <CopyTariff tariff={item} onClose={close} />}
      </Suspense>
    </>
  );
}

function TariffFacts({ tariff }: { tariff: Tariff }) {
  const format = useFormat();
  return (
    <>
      {tariff.is_used && (
        <Note>
          <FormattedMessage {...m.fixed} />
        </Note>
      )}
      <About>
        <Fact label={m.code} value={tariff.code} />
        <Fact label={m.strategy} value={tariff.strategy.name} />
        <Fact label={m.subject} value={subjects.text(tariff.subject)} />
        <Fact label={m.percent} value={format.percent(tariff.percent)} />
        <Fact label={m.months} value={tariff.month_count} as="number" />
        <Fact label={m.payout} value={payouts.text(tariff.payout_period)} />
        <Fact label={m.min} value={tariff.min_amount} as="money" />
        <Fact label={m.max} value={tariff.max_amount} as="money" />
        <Fact label={m.exit} value={<EarlyExit tariff={tariff} />} />
        <Fact label={m.prolong} value={<FormattedMessage {...(tariff.auto_prolong ? t.yes : t.no)} />} />
        <Fact label={m.isActive} value={<FormattedMessage {...(tariff.is_active ? t.yes : t.no)} />} />
        <Fact label={m.validFrom} value={tariff.valid_from} as="day" />
        <Fact label={m.validTo} value={tariff.valid_to} as="day" optional />
        <Fact label={m.live} value={tariff.investments_count} as="number" />
        <Fact label={m.liveSum} value={tariff.investments_amount} as="money" />
        <Fact label={m.created} value={tariff.created_at} as="dateTime" />
      </About>
      {tariff.is_used && (
        <InvestmentsLink to={href('investments.list', {}, { tariff_id: [String(tariff.id)] })} label={m.investments} />
      )}
    </>
  );
}
