import { ArrowRight12Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import type { InvestmentEvent } from '../../api/system-user/investments';
import { emptyValue } from '../../i18n/format';
import { Empty } from '../../kit/Empty';
import { Money } from '../../kit/Money';
import { Section } from '../../kit/Section';
import { StatusBadge, type StatusLook } from '../../kit/StatusBadge';
import { Timeline } from '../../kit/Timeline';
import { investmentStatus } from '../../parts/investments/investmentStatus';
import { exitClaimStatus } from '../../parts/investments/listWords';
import { fieldChanged, m } from './messages';

function titleOf({ subject, action }: InvestmentEvent) {
  if (subject === 'exit_claim') return action === 'decide' ? m.claimDecided : m.claimChanged;
  return action === 'open' ? m.opened : m.changed;
}

/** The statuses of investments and of claims are codes of their own lists; one that neither knows is shown as it is. */
const lookOf = (subject: InvestmentEvent['subject'], code: string): StatusLook | undefined => {
  const looks: Partial<Record<string, StatusLook>> = subject === 'exit_claim' ? exitClaimStatus : investmentStatus;
  return looks[code];
};

function textOf({ subject, field, old, new: fresh, action }: InvestmentEvent) {
  if (field === null) return action === 'open' ? <Money amount={fresh} withCurrency /> : undefined;
  if (field === 'status' && old !== null && fresh !== null)
    return (
      <>
        <StatusBadge code={old} look={lookOf(subject, old)} /> <ArrowRight12Regular aria-hidden />{' '}
        <StatusBadge code={fresh} look={lookOf(subject, fresh)} />
      </>
    );
  return <FormattedMessage {...fieldChanged} values={{ field, old: old ?? emptyValue, new: fresh ?? emptyValue }} />;
}

/** What was done to the investment and to the claims on it, the latest first. */
export function EventsSection({ events }: { events: readonly InvestmentEvent[] }) {
  return (
    <Section id="history" title={m.history}>
      {events.length === 0 ? (
        <Empty text={m.noHistory} />
      ) : (
        <Timeline
          events={events.map((event) => ({
            id: event.id,
            at: event.at,
            title: <FormattedMessage {...titleOf(event)} />,
            text: textOf(event),
            by: event.user?.name ?? <FormattedMessage {...m.system} />,
          }))}
        />
      )}
    </Section>
  );
}
