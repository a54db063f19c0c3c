import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetPushAudienceQuery, type PushSegment } from '../../../api/payment/pushMessages';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { isDay } from '../../../lib/days';
import { Note } from '../../../parts/Note';
import { language, lackedBy } from './messageTerms';
import { m } from './messages';

interface Target {
  segment: PushSegment;
  /** YYYY-MM-DD, or nothing. */
  date_from: string | null;
  date_to: string | null;
  title_en: string | null;
  title_uz: string | null;
}

/** Whom a message would reach now; nothing is asked for days that are none. */
export function useAudience({ segment, date_from: from, date_to: to, ...titles }: Target) {
  const lacked = lackedBy(titles);
  const isAskable = segment !== 'custom' && [from, to].every((day) => !day || isDay(day)) && !(from && to && to < from);
  const asked = {
    segment,
    ...(from && { date_from: from }),
    ...(to && { date_to: to }),
    languages: (['en', 'uz'] as const).filter((one) => !lacked.includes(one)),
  };
  return useRecordQuery(useGetPushAudienceQuery(isAskable ? asked : skipToken, { refetchOnMountOrArgChange: true }));
}

/** How many people there are in the audience, how many get it and in which language, before anything is sent. */
export function AudienceBox({ of }: { of: Target }) {
  const result = useAudience(of);
  if (of.segment === 'custom')
    return (
      <Note>
        <FormattedMessage {...m.customHelp} />
      </Note>
    );
  return (
    <Section id="audience" title={m.audience} result={result}>
      {(audience) => (
        <Facts>
          <Fact label={m.people} value={audience.people} as="number" />
          <Fact label={m.reachable} value={audience.reachable} as="number" />
          <Fact label={m.fallback} value={audience.fallback} as="number" />
          {audience.languages.map((one) => (
            <Fact
              key={one.language}
              label={language.labelOf(one.language) ?? m.language}
              value={one.reachable}
              as="number"
            />
          ))}
        </Facts>
      )}
    </Section>
  );
}
