import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { dayFromTyped, isDay, presetNames, presets, todayInTashkent } from '../../lib/days';
import { FilterChip } from './FilterChip';
import { Popover } from '../overlay/Popover';
import { useFilteredList } from '../table/listContext';
import { t } from '../../i18n/terms';

const m = {
  ...defineMessages({
    from: { id: 'kit.period.from', defaultMessage: 'С' },
    to: { id: 'kit.period.to', defaultMessage: 'По' },
    pattern: { id: 'kit.period.pattern', defaultMessage: 'ДД.ММ.ГГГГ' },
    wrong: { id: 'kit.period.wrong', defaultMessage: 'Нужна дата вида 05.03.2026' },
    crossed: { id: 'kit.period.crossed', defaultMessage: 'Начало позже окончания' },
    today: { id: 'kit.period.today', defaultMessage: 'Сегодня' },
    yesterday: { id: 'kit.period.yesterday', defaultMessage: 'Вчера' },
    week: { id: 'kit.period.week', defaultMessage: '7 дней' },
    previousMonth: { id: 'kit.period.previousMonth', defaultMessage: 'Прошлый месяц' },
    quarter: { id: 'kit.period.quarter', defaultMessage: 'Квартал' },
    year: { id: 'kit.period.year', defaultMessage: 'Год' },
  }),
  apply: t.apply,
  month: t.month,
};
const chosen = defineMessage<{ label: string; begin: string; end: string }>({
  id: 'kit.period.chosen',
  defaultMessage: '{label}: {begin} – {end}',
});

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, width: '264px', maxWidth: '100%' },
  days: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  day: { flex: '1 1 0', minWidth: 0 },
  input: { width: '100%', minWidth: 0 },
  presets: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
});

interface Props {
  /** The parameters of the two ends, both made by `day()`; both ends are included. */
  from?: string;
  to?: string;
  label: MessageDescriptor;
}

type Draft = { begin: string; end: string };

/** A filter by a period: two typed dates, or one of the ready-made periods. What is wrong stays to be corrected. */
export function DateRangeFilter({ from = 'begin_date', to = 'end_date', label }: Props) {
  const list = useFilteredList(from, to);
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const [begin, end] = [list.filters[from], list.filters[to]];
  const shown = (day: unknown): string => (isDay(day) ? format.day(day) : '');
  const current: Draft = { begin: shown(begin), end: shown(end) };
  // What is being typed; none while the fields show the address.
  const [draft, setDraft] = useState<Draft>();
  const [isChecked, setChecked] = useState(false);
  const text = draft ?? current;

  const parsed = { begin: dayFromTyped(text.begin), end: dayFromTyped(text.end) };
  const isWrong = (side: keyof Draft): boolean => text[side].trim() !== '' && parsed[side] === undefined;
  const isCrossed = parsed.begin !== undefined && parsed.end !== undefined && parsed.begin > parsed.end;
  const problem = (side: keyof Draft): string | undefined => {
    if (!isChecked) return undefined;
    if (isWrong(side)) return intl.formatMessage(m.wrong);
    return side === 'end' && isCrossed ? intl.formatMessage(m.crossed) : undefined;
  };

  const set = (days: { begin?: string; end?: string }): void => {
    setDraft(undefined);
    setChecked(false);
    if (days.begin !== begin || days.end !== end) list.set({ [from]: days.begin, [to]: days.end });
  };
  const apply = (): void => {
    if (isWrong('begin') || isWrong('end') || isCrossed) setChecked(true);
    else set(parsed);
  };
  const field = (side: keyof Draft, name: MessageDescriptor) => (
    <Field className={styles.day} label={intl.formatMessage(name)} validationMessage={problem(side)}>
      <Input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        placeholder={intl.formatMessage(m.pattern)}
        value={text[side]}
        onChange={(_, change) => setDraft({ ...text, [side]: change.value })}
        onBlur={() => setChecked(draft !== undefined)}
      />
    </Field>
  );
  const ready = presets(todayInTashkent(new Date()));
  const title = intl.formatMessage(label);

  return (
    <>
      <Popover label={title} count={begin || end ? 1 : 0}>
        <form
          className={styles.root}
          onSubmit={(event) => {
            event.preventDefault();
            apply();
          }}
        >
          <div className={styles.days}>
            {field('begin', m.from)}
            {field('end', m.to)}
          </div>
          <Button type="submit">
            <FormattedMessage {...m.apply} />
          </Button>
          <div className={styles.presets}>
            {presetNames.map((name) => (
              <Button
                key={name}
                size="small"
                onClick={() => set({ begin: ready[name].begin_date, end: ready[name].end_date })}
              >
                <FormattedMessage {...m[name]} />
              </Button>
            ))}
          </div>
        </form>
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
