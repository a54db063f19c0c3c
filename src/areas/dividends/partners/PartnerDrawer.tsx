import { Edit20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetPartnerQuery } from '../../../api/system-user/partners';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { RecordLink } from '../../../parts/RecordLink';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { partnerKind } from '../dividendTerms';
import { dividendJournal } from '../journalWords';
import { m } from './messages';

const EditPartner = lazyComponent(async () => (await import('./EditPartner')).EditPartner);

const dialogs = ['edit'] as const;

/** One partner: who it is, what is shared with him and since when, and who changed that. */
export function PartnerDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetPartnerQuery({ id }), id);
  const { dialog, open, close } = useDialogParam(dialogs);
  const can = useCan();
  const { item } = result;
  return (
    <>
      <RecordDrawer
        id={id}
        title={item?.name ?? m.partner}
        result={result}
        onClose={onClose}
        words={dividendJournal}
        actions={() => (
          <Can do="partners.update">
            <Action label={t.edit} verb="edit" icon={Edit20Regular} onSelect={() => open('edit')} />
          </Can>
        )}
      >
        {(one) => (
          <About>
            <Fact label={m.kind} value={partnerKind.text(one.kind)} />
            <Fact label={m.now} value={one.percent} as="number" />
            <Fact label={m.next} value={one.next_percent} as="number" />
            <Fact label={m.given}>
              <RecordLink
                to={href('dividends.distributions', {}, { partner_id: String(one.id) })}
                permission="profits.query"
              >
                <FormattedMessage {...m.byMonth} />
              </RecordLink>
            </Fact>
            <Fact label={m.pinfl} value={one.pinfl} optional />
            <Fact label={m.inn} value={one.inn} as="inn" optional />
            <Fact label={m.bankAccount} value={one.bank_account} as="account" />
            <Fact label={m.mfo} value={one.mfo} />
            <Fact label={m.since} value={one.start_date} as="day" />
            <Fact label={m.until} value={one.end_date} as="day" />
          </About>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && can('partners.update') && <EditPartner partner={item} onClose={close} />}
      </Suspense>
    </>
  );
}
