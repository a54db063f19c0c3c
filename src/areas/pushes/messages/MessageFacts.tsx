import { useIntl } from 'react-intl';
import type { PushMessage } from '../../../api/payment/pushMessages';
import { t } from '../../../i18n/terms';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { segment } from './messageTerms';
import { m } from './messages';
import { PressText } from './PressText';
import { saidIn } from './saidIn';

/** What a message says in each language, to whom it goes, when, and where it leads. */
export function MessageFacts({ of: one }: { of: PushMessage }) {
  const intl = useIntl();
  return (
    <About>
      <Fact label={m.ru} value={saidIn(one.title_ru, one.body_ru)} />
      <Fact label={m.uz} value={saidIn(one.title_uz, one.body_uz)} />
      <Fact label={m.en} value={saidIn(one.title_en, one.body_en)} />
      <Fact label={m.segment} value={segment.text(one.segment)} />
      <Fact label={m.dateFrom} value={one.date_from} as="day" optional />
      <Fact label={m.dateTo} value={one.date_to} as="day" optional />
      <Fact label={m.moment} value={one.due_at ?? one.scheduled_at} as="dateTime" optional />
      <Fact label={m.urgent} value={intl.formatMessage(one.urgent ? t.yes : t.no)} />
      <Fact label={m.actionType} value={<PressText of={one} />} />
      <Fact label={m.skipped} value={one.skipped} as="number" />
      <Fact label={m.failed} value={one.failed} as="number" />
      <Fact label={m.publishedAt} value={one.published_at} as="dateTime" optional />
      <Fact label={m.createdAt} value={one.created_at} as="dateTime" />
    </About>
  );
}
