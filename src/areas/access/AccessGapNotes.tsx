import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { routes } from '../../routes/table';
import type { AccessGaps } from './accessGaps';
import { AccessNote } from './AccessNote';

const m = defineMessages({
  entrance: {
    id: 'access.gaps.entrance',
    defaultMessage: 'Без права «Рабочий стол» не откроется ни один раздел: останутся профиль и уведомления.',
  },
});
const closed = defineMessage<{ screens: string }>({
  id: 'access.gaps.closed',
  defaultMessage:
    'Не откроются и не появятся в меню: {screens}. Их вызовов нет в политиках ролей платежей и инвестиций.',
});

/** What the rights that are being given promise and do not open, said while they are given; nothing where all is well. */
export function AccessGapNotes({ gaps: { lacksEntrance, closedScreens } }: { gaps: AccessGaps }) {
  const intl = useIntl();
  const screens = closedScreens.map((id) => intl.formatMessage(routes[id].title)).join(', ');
  return (
    <>
      {lacksEntrance && <AccessNote text={m.entrance} />}
      {closedScreens.length > 0 && <AccessNote text={intl.formatMessage(closed, { screens })} />}
    </>
  );
}
