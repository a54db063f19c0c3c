import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeft20Regular, ChevronRight20Regular } from '@fluentui/react-icons';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { floatingSurface, focusRing } from '../foundation/styles';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { addMonths } from '../../lib/calendar';
import { todayInTashkent, type Day } from '../../lib/days';
import { CalendarGrid } from './CalendarGrid';
import { positionBelow } from '../overlay/positionBelow';
import { useModal } from '../overlay/useModal';

const m = defineMessages({
  label: { id: 'kit.calendar.label', defaultMessage: 'Календарь' },
  previous: { id: 'kit.calendar.previous', defaultMessage: 'Предыдущий месяц' },
  next: { id: 'kit.calendar.next', defaultMessage: 'Следующий месяц' },
  year: { id: 'kit.calendar.year', defaultMessage: 'Год' },
});

const useStyles = makeStyles({
  root: {
    ...floatingSurface,
    position: 'fixed',
    margin: 0,
    padding: 0,
    '::backdrop': { backgroundColor: 'transparent' },
  },
  body: { padding: tokens.spacingVerticalM },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  month: { display: 'flex', gap: tokens.spacingHorizontalXXS, minWidth: 0 },
  // The browser's own: one of Fluent's would take its name from the field that the calendar stands in.
  select: {
    height: '32px',
    paddingInline: tokens.spacingHorizontalXS,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralCardBackground,
    color: 'inherit',
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing,
  },
});

/** Whether a day of the month ('2026-03') may be chosen. */
const isPossible = (month: string, min: Day | undefined, max: Day | undefined): boolean =>
  (min === undefined || month >= min.slice(0, 7)) && (max === undefined || month <= max.slice(0, 7));

interface Props {
  chosen: Day | undefined;
  min?: Day;
  max?: Day;
  /** What the calendar stands under, or over where there is no room. */
  anchor: RefObject<HTMLElement | null>;
  onChoose: (day: Day) => void;
  onClose: () => void;
}

/** The years that can be chosen where no end is given: of whoever lives, and of what is agreed on ahead. */
const yearsBack = 110;
const yearsAhead = 20;

const monthsOfYear = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** A month to choose a day from, with the pointer or with the keys alone; month and year are chosen at once. */
export function Calendar({ chosen, min, max, anchor, onChoose, onClose }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const modal = useModal(onClose);
  const dialog = modal.ref;
  const within = (day: Day): Day => (min && day < min ? min : max && day > max ? max : day);
  const [at, setAt] = useState(within(chosen ?? todayInTashkent(new Date())));
  const isByKey = useRef(true);

  useLayoutEffect(() => {
    if (anchor.current && dialog.current) positionBelow(dialog.current, anchor.current);
  }, [anchor, dialog]);

  // With the drawing itself: whoever goes on pressing keys must not find the focus on its way.
  useLayoutEffect(() => {
    // The arrows beside the month keep the focus; the days take it only when a key moved among them.
    if (isByKey.current) dialog.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at, dialog]);

  const turn = (months: number): void => {
    isByKey.current = false;
    setAt(within(addMonths(at, months)));
  };
  const put = (year: string, month: string): void => {
    isByKey.current = false;
    setAt(within(addMonths(`${year}-01-${at.slice(8)}`, Number(month) - 1)));
  };
  const [year, month] = [at.slice(0, 4), at.slice(5, 7)];
  const thisYear = Number(todayInTashkent(new Date()).slice(0, 4));
  const first = Math.min(Number(year), Number(min?.slice(0, 4) ?? thisYear - yearsBack));
  const last = Math.max(Number(year), Number(max?.slice(0, 4) ?? thisYear + yearsAhead));
  // The format has a month with its year alone.
  const monthName = (one: string): string => format.month(`2000-${one}`).replace(/\s*2000$/, '');
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click beside the calendar closes it, as Escape does
    <dialog
      {...modal}
      className={styles.root}
      aria-label={intl.formatMessage(m.label)}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <Button
            appearance="subtle"
            icon={<ChevronLeft20Regular />}
            aria-label={intl.formatMessage(m.previous)}
            onClick={() => turn(-1)}
          />
          <span className={styles.month}>
            <select
              className={styles.select}
              aria-label={intl.formatMessage(t.month)}
              value={month}
              onChange={({ target }) => put(year, target.value)}
            >
              {monthsOfYear.map((one) => (
                <option key={one} value={one} disabled={!isPossible(`${year}-${one}`, min, max)}>
                  {monthName(one)}
                </option>
              ))}
            </select>
            <select
              className={styles.select}
              aria-label={intl.formatMessage(m.year)}
              value={year}
              onChange={({ target }) => put(target.value, month)}
            >
              {Array.from({ length: last - first + 1 }, (_one, back) => (
                <option key={back}>{last - back}</option>
              ))}
            </select>
          </span>
          <Button
            appearance="subtle"
            icon={<ChevronRight20Regular />}
            aria-label={intl.formatMessage(m.next)}
            onClick={() => turn(1)}
          />
        </div>
        <CalendarGrid
          at={at}
          chosen={chosen}
          within={within}
          onMove={(day) => {
            isByKey.current = true;
            setAt(day);
          }}
          onChoose={onChoose}
        />
      </div>
    </dialog>
  );
}
