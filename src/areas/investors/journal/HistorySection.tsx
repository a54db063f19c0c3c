import { Button } from '@fluentui/react-components';
import { ArrowRight12Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useListInvestorVerifyHistoryRows,
  type Investor,
  type VerifyHistoryItem,
} from '../../../api/investment/investors';
import { Section } from '../../../kit/detail/Section';
import { Timeline } from '../../../kit/detail/Timeline';
import { investorStatus } from '../../../parts/investorStatus';
import { m } from './messages';

/** Who changed the status of the investor, when, and why; newest first. */
export function HistorySection({ investor }: { investor: Investor }) {
  const [query] = useState({ filters: { id: investor.id }, limit: 10, page: 1 });
  const history = useListInvestorVerifyHistoryRows(query);
  return (
    <Section id="history" title={m.history} rows={history} empty={m.noHistory}>
      <Timeline events={history.items.map(toEvent)} />
      {history.hasMore && (
        <Button appearance="subtle" disabled={history.loadingMore} onClick={history.more}>
          <FormattedMessage {...m.moreHistory} />
        </Button>
      )}
    </Section>
  );
}

function toEvent(item: VerifyHistoryItem) {
  return {
    id: item.id,
    at: item.created_at,
    title: (
      <>
        {item.from_status && (
          <>
            {investorStatus.badge(item.from_status)} <ArrowRight12Regular aria-hidden />{' '}
          </>
        )}
        {investorStatus.badge(item.to_status)}
      </>
    ),
    by: item.user_name ?? <FormattedMessage {...m.system} />,
    text: item.comment ?? undefined,
  };
}
