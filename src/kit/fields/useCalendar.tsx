import { Button } from '@fluentui/react-components';
import { CalendarLtr20Regular } from '@fluentui/react-icons';
import { Suspense, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import type { Day } from '../../lib/days';
import { lazyComponent } from '../foundation/lazyComponent';

const Calendar = lazyComponent(async () => (await import('./Calendar')).Calendar, 'kit.form');

const choose = defineMessage<{ field: string }>({ id: 'kit.date.open', defaultMessage: 'Выбрать дату: {field}' });

interface Options {
  /** What the field is called. */
  field: string;
  chosen: Day | undefined;
  min?: Day;
  max?: Day;
  disabled?: boolean;
  onChoose: (day: Day) => void;
}

interface Parts {
  button: ReactElement;
  calendar: ReactNode;
}

/**
 * The calendar of a field in which a day is typed: the button that stands at its end, and what that opens, which is fetched then and
 * stands beside the field.
 */
export function useCalendar({ field, chosen, min, max, disabled, onChoose }: Options): Parts {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    button: (
      <Button
        ref={button}
        appearance="transparent"
        size="small"
        icon={<CalendarLtr20Regular />}
        aria-label={intl.formatMessage(choose, { field })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => setOpen(true)}
      />
    ),
    calendar: isOpen && (
      <Suspense fallback={null}>
        <Calendar
          chosen={chosen}
          min={min}
          max={max}
          anchor={button}
          onChoose={(day) => {
            onChoose(day);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  };
}
