import { Suspense, useState } from 'react';
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { isDay } from '../../lib/days';
import { FilterChip } from './FilterChip';
import { lazyComponent } from '../foundation/lazyComponent';
import { Popover } from '../overlay/Popover';
import { Skeleton } from '../feedback/skeletons';
import { useFilteredList, useRangeName } from '../table/listContext';
import type { Period } from './PeriodForm';

const chosen = defineMessage<{ label: string; begin: string; end: string }>({
  id: 'kit.period.chosen',
  defaultMessage: '{label}: {begin} – {end}',
});

// Most visits to a list ask for no period, and every list would bring the form along.
const PeriodForm = lazyComponent(async () => (await import('./PeriodForm')).PeriodForm, 'kit.form');

interface Props {
  /** The parameters of the two ends, both made by `day()`; both ends are included. */
  from?: string;
  to?: string;
  label: MessageDescriptor;
}

/** A filter by a period. */
export function DateRangeFilter({ from = 'begin_date', to = 'end_date', label }: Props) {
  const list = useFilteredList(from, to);
  useRangeName(from, to, label);
  const intl = useIntl();
  const format = useFormat();
  const [begin, end] = [list.filters[from], list.filters[to]];
  const shown = (day: unknown): string => (isDay(day) ? format.day(day) : '');
  const current: Period = { begin: shown(begin), end: shown(end) };
  const [draft, setDraft] = useState<Period>();
  const set = (days: { begin?: string; end?: string }): void => {
    setDraft(undefined);
    if (days.begin !== begin || days.end !== end) list.set({ [from]: days.begin, [to]: days.end });
  };
  const title = intl.formatMessage(label);

  return (
    <>
      <Popover label={title} count={begin || end ? 1 : 0}>
        <Suspense fallback={<Skeleton />}>
          <PeriodForm current={current} draft={draft} onDraft={setDraft} onSet={set} />
        </Suspense>
      </Popover>
      {(isDay(begin) || isDay(end)) && (
        <FilterChip
          text={intl.formatMessage(chosen, { label: title, begin: current.begin || '…', end: current.end || '…' })}
          onRemove={() => set({})}
        />
      )}
    </>
  );
}
