import { ArrowRight12Regular } from '@fluentui/react-icons';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { InvestmentEvent } from '../../api/system-user/investments';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { Money } from '../../kit/values/values';
import { Section } from '../../kit/detail/Section';
import { Timeline } from '../../kit/detail/Timeline';
import { HistoryChange } from '../../parts/HistoryChange';
import type { RecordWords } from '../../parts/historyWords';
import { investmentStatus } from '../../parts/investments/investmentStatus';
import { exitClaimStatus, methods } from '../../parts/investments/listTerms';
import { m } from './messages';
import { t } from '../../i18n/terms';

const claimTitles: Partial<Record<string, MessageDescriptor>> = {
  decide: m.claimDecided,
  sign_document: m.claimSigned,
};
const ownTitles: Partial<Record<string, MessageDescriptor>> = { open: m.opened, pay_out: m.claimPaid };

const titleOf = ({ subject, action }: InvestmentEvent): MessageDescriptor =>
  subject === 'exit_claim' ? (claimTitles[action] ?? m.claimChanged) : (ownTitles[action] ?? m.changed);

/** The statuses of investments and of claims are codes of their own lists; one that neither knows is shown as it is. */
const statusOf = (subject: InvestmentEvent['subject'], code: string) =>
  (subject === 'exit_claim' ? exitClaimStatus : investmentStatus).badge(code);

const words: RecordWords = {
  values: (field, value) => (field === 'method' ? methods.labelOf(value) : undefined),
};

function textOf({ subject, field, old, new: fresh, action }: InvestmentEvent) {
  if (field === null) return action === 'open' ? <Money amount={fresh} withCurrency /> : undefined;
  if (field === 'status' && old !== null && fresh !== null)
    return (
      <>
        {statusOf(subject, old)} <ArrowRight12Regular aria-hidden /> {statusOf(subject, fresh)}
      </>
    );
  return <HistoryChange field={field} old={old} now={fresh} words={words} />;
}

/** What was done to the investment and to the claims on it, the latest first. */
export function EventsSection({ events }: { events: readonly InvestmentEvent[] }) {
  return (
    <Section id="history" title={m.history}>
      {events.length === 0 ? (
        <EmptyState text={m.noHistory} />
      ) : (
        <Timeline
          events={events.map((event) => ({
            id: event.id,
            at: event.at,
            title: <FormattedMessage {...titleOf(event)} />,
            text: textOf(event),
            by: event.user?.name ?? <FormattedMessage {...t.system} />,
          }))}
        />
      )}
    </Section>
  );
}
