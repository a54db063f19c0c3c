import { defineMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';

const picked = defineMessage<{ count: string }>({ id: 'kit.actions.picked', defaultMessage: 'Выбрано: {count}' });

/**
 * How many rows are picked, in words: what a command of the palette that is about them says it is done to.
 *
 *     const of = usePickedCount(rows.length);
 */
export function usePickedCount(count: number): string {
  const intl = useIntl();
  const format = useFormat();
  return intl.formatMessage(picked, { count: format.number(count) });
}
