import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { dayFromTyped, presetNames, presets, todayInTashkent, type Day } from '../../lib/days';
import { useCalendar } from '../fields/useCalendar';

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

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, width: '320px', maxWidth: '100%' },
  days: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  day: { flex: '1 1 0', minWidth: 0 },
  input: { width: '100%', minWidth: 0 },
  presets: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
});

/** The two days as they are typed. */
export interface Period {
  begin: string;
  end: string;
}

interface DayProps {
  name: MessageDescriptor;
  text: string;
  /** What the text says. */
  day: Day | undefined;
  problem: string | undefined;
  onText: (text: string) => void;
  onBlur: () => void;
}

/** One end of the period, typed or chosen. */
function DayInput({ name, text, day, problem, onText, onBlur }: DayProps) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const label = intl.formatMessage(name);
  const { button, calendar } = useCalendar({
    ...{ field: label, chosen: day },
    onChoose: (chosen) => onText(format.day(chosen)),
  });
  return (
    <div className={styles.day}>
      <Field label={label} validationMessage={problem}>
        <Input
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          placeholder={intl.formatMessage(m.pattern)}
          value={text}
          onChange={(_, change) => onText(change.value)}
          onBlur={onBlur}
          contentAfter={button}
        />
      </Field>
      {calendar}
    </div>
  );
}

interface Props {
  /** What the list is asked for. */
  current: Period;
  /** What is being typed; none while the fields show the address. Kept by whoever has the form, for it closes unasked. */
  draft: Period | undefined;
  onDraft: (draft: Period) => void;
  onSet: (days: { begin?: string; end?: string }) => void;
}

/** Two typed days, or one of the ready-made periods. What is wrong stays to be corrected. */
export function PeriodForm({ current, draft, onDraft, onSet }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const [isChecked, setChecked] = useState(draft !== undefined);
  const text = draft ?? current;

  const parsed = { begin: dayFromTyped(text.begin), end: dayFromTyped(text.end) };
  const isWrong = (side: keyof Period): boolean => text[side].trim() !== '' && parsed[side] === undefined;
  const isCrossed = parsed.begin !== undefined && parsed.end !== undefined && parsed.begin > parsed.end;
  const problem = (side: keyof Period): string | undefined => {
    if (!isChecked) return undefined;
    if (isWrong(side)) return intl.formatMessage(m.wrong);
    return side === 'end' && isCrossed ? intl.formatMessage(m.crossed) : undefined;
  };

  const set: Props['onSet'] = (days) => {
    setChecked(false);
    onSet(days);
  };
  const apply = (): void => {
    if (isWrong('begin') || isWrong('end') || isCrossed) setChecked(true);
    else set(parsed);
  };
  const field = (side: keyof Period, name: MessageDescriptor) => (
    <DayInput
      name={name}
      text={text[side]}
      day={parsed[side]}
      problem={problem(side)}
      onText={(typed) => onDraft({ ...text, [side]: typed })}
      onBlur={() => setChecked(draft !== undefined)}
    />
  );
  const ready = presets(todayInTashkent(new Date()));
  return (
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
  );
}
