import { Button } from '@fluentui/react-components';
import { ChevronLeft20Regular, ChevronRight20Regular } from '@fluentui/react-icons';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../i18n/format';
import { SelectFilter } from '../kit/list/SelectFilter';
import { monthBeside } from '../lib/months';

interface Props {
  label: MessageDescriptor;
  previous: MessageDescriptor;
  next: MessageDescriptor;
  /** The one that is shown, YYYY-MM. */
  month: string;
  /** All that may be chosen, the earliest first. */
  months: readonly string[];
  onStep: (month: string) => void;
}

/** The month that a list is of, its filter `month`, chosen among all or stepped through. */
export function MonthFilter({ label, previous, next, month, months, onStep }: Props) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <>
      <Button
        appearance="subtle"
        icon={<ChevronLeft20Regular />}
        aria-label={intl.formatMessage(previous)}
        disabled={month === months[0]}
        onClick={() => onStep(monthBeside(month, -1))}
      />
      <SelectFilter
        name="month"
        label={label}
        options={months.map((value) => ({ value, label: format.month(value) }))}
      />
      <Button
        appearance="subtle"
        icon={<ChevronRight20Regular />}
        aria-label={intl.formatMessage(next)}
        disabled={month === months.at(-1)}
        onClick={() => onStep(monthBeside(month, 1))}
      />
    </>
  );
}
