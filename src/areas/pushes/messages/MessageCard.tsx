import type { PushMessageDetail } from '../../../api/payment/pushMessages';
import { DetailPage } from '../../../kit/detail/DetailPage';
import { Fact, Facts } from '../../../kit/values/Facts';
import type { Loaded } from '../../../lib/rows';
import { HistorySection } from '../../../parts/HistorySection';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { AudienceBox } from './AudienceBox';
import { messageJournal } from './journalWords';
import { MessageActions } from './MessageActions';
import { MessageFacts } from './MessageFacts';
import { delivery, isToBeSettled } from './messageTerms';
import { m } from './messages';
import { RecipientsSection } from './RecipientsSection';

/** What became of a message, and who got it. */
export function MessageCard({ id, result }: { id: number; result: Loaded<PushMessageDetail> }) {
  const textOf = useTextOf();
  return (
    <DetailPage
      result={result}
      title={(one) => textOf(one, 'title')}
      badges={(one) => delivery.badge(one.delivery)}
      actions={(one) => <MessageActions message={one} />}
      figures={(one) =>
        isToBeSettled(one) && one.audience === 0 ? null : (
          <Facts areFigures>
            <Fact label={m.audience} value={one.audience} as="number" />
            <Fact label={m.waiting} value={one.waiting} as="number" />
            <Fact label={m.sent} value={one.sent} as="number" />
            <Fact label={m.delivered} value={one.delivered} as="number" />
            <Fact label={m.opened} value={one.opened} as="number" />
            <Fact label={m.dead} value={one.dead} as="number" />
          </Facts>
        )
      }
    >
      {(one) => (
        <>
          {isToBeSettled(one) && <AudienceBox of={one} />}
          <MessageFacts of={one} />
          <RecipientsSection id={id} />
          <HistorySection rows={one.history} words={messageJournal} />
        </>
      )}
    </DetailPage>
  );
}
