import { useIntl } from 'react-intl';
import type { PushMessage } from '../../../api/payment/pushMessages';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { TextColumns } from '../../../parts/texts/TextColumns';
import { segment } from './messageTerms';
import { m } from './messages';
import { PressText } from './PressText';

/** What a message says in each language, to whom it goes, when, and where it leads. */
export function MessageFacts({ of: one }: { of: PushMessage }) {
  const intl = useIntl();
  return (
    <>
      <Section id="seen" title={m.seen}>
        <TextColumns
          texts={{ ru: one.title_ru, en: one.title_en, uz: one.title_uz }}
          stale={one.stale.title}
          label={m.title}
        />
        <TextColumns
          texts={{ ru: one.body_ru, en: one.body_en, uz: one.body_uz }}
          stale={one.stale.body}
          label={m.body}
        />
      </Section>
      <About>
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
    </>
  );
}
