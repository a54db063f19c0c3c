import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeft20Regular, ChevronRight20Regular } from '@fluentui/react-icons';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { floatingSurface } from '../foundation/styles';
import { useFormat } from '../../i18n/format';
import { addMonths } from '../../lib/calendar';
import { todayInTashkent, type Day } from '../../lib/days';
import { CalendarGrid } from './CalendarGrid';
import { positionBelow } from '../overlay/positionBelow';
import { useModal } from '../overlay/useModal';

const m = defineMessages({
  label: { id: 'kit.calendar.label', defaultMessage: 'Календарь' },
  previous: { id: 'kit.calendar.previous', defaultMessage: 'Предыдущий месяц' },
  next: { id: 'kit.calendar.next', defaultMessage: 'Следующий месяц' },
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
  month: { fontWeight: tokens.fontWeightSemibold },
});

interface Props {
  chosen: Day | undefined;
  min?: Day;
  max?: Day;
  /** What the calendar stands under, or over where there is no room. */
  anchor: RefObject<HTMLElement | null>;
  onChoose: (day: Day) => void;
  onClose: () => void;
}

/** A month to choose a day from, with the pointer or with the keys alone. */
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

  useEffect(() => {
    // The arrows beside the month keep the focus; the days take it only when a key moved among them.
    if (isByKey.current) dialog.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at, dialog]);

  const turn = (months: number): void => {
    isByKey.current = false;
    setAt(within(addMonths(at, months)));
  };
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
          <span className={styles.month} aria-live="polite">
            {format.month(at.slice(0, 7))}
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
