import { useIntl } from 'react-intl';
import { Fact, Facts } from '../../kit/values/Facts';
import { FilterChip } from '../../kit/list/FilterChip';
import { useFilteredList, useFilterName } from '../../kit/table/listContext';
import { sameTexts, type Param } from '../../lib/query';

import { m } from './messages';

const named = /^[a-z-]+\.\d(?::\d{4}-\d\d-\d\d){2}(?::[a-z_]+)?$/;

/** A figure of a report, as the report names it. */
export const reportTie: Param<string | undefined> = {
  fallback: undefined,
  read: (texts) => {
    const [text = ''] = texts;
    const value = texts.length === 1 && named.test(text) ? text : undefined;
    return { value, clean: value !== undefined || sameTexts(texts, ['']) };
  },
  write: (value) => (value === undefined ? [] : [value]),
  narrows: (value) => value !== undefined,
};

/** The figure is named by the report that leads from it; its chip takes it away. */
export function ReportTieChip() {
  const list = useFilteredList('report_tie');
  useFilterName('report_tie', m.ofReport);
  const intl = useIntl();
  if (list.filters['report_tie'] === undefined) return null;
  return <FilterChip text={intl.formatMessage(m.ofReport)} onRemove={() => list.set({ report_tie: undefined })} />;
}

/** What the entries come to in the figure: some of them are taken from it, so it is not the sum of their amounts. */
export function ReportTieSum({ sum }: { sum: string | null | undefined }) {
  return (
    <Facts areFigures>
      <Fact label={m.inFigure} value={sum} as="money" />
    </Facts>
  );
}
