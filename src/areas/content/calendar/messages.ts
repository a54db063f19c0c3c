import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  banner: { id: 'content.calendar.banner', defaultMessage: 'Баннер' },
  story: { id: 'content.calendar.story', defaultMessage: 'История в приложении' },
  fomo: { id: 'content.calendar.fomo', defaultMessage: 'FOMO-кампания' },
  notification: { id: 'content.calendar.notification', defaultMessage: 'Push-уведомление' },
  days: { id: 'content.calendar.days', defaultMessage: 'Дни показа' },
  month: { id: 'content.calendar.month', defaultMessage: 'Месяц показа' },
  previous: { id: 'content.calendar.previous', defaultMessage: 'Месяц раньше' },
  next: { id: 'content.calendar.next', defaultMessage: 'Месяц позже' },
  together: { id: 'content.calendar.together', defaultMessage: 'Показы вместе' },
  crossing: { id: 'content.calendar.crossing', defaultMessage: 'Вместе с другими' },
  alone: { id: 'content.calendar.alone', defaultMessage: 'По одному' },
  empty: { id: 'content.calendar.empty', defaultMessage: 'В этом месяце клиентам ничего не показывается' },
});

export const beside = defineMessage<{ count: number }>({
  id: 'content.calendar.beside',
  defaultMessage: '{count, plural, one {ещё # баннер} few {ещё # баннера} many {ещё # баннеров} other {ещё # баннера}}',
});
export const period = defineMessage<{ from: string; to: string }>({
  id: 'content.calendar.period',
  defaultMessage: '{from} – {to}',
});
export const endless = defineMessage<{ from: string }>({
  id: 'content.calendar.endless',
  defaultMessage: 'с {from} без срока',
});
export const moment = defineMessage<{ day: string; time: string }>({
  id: 'content.calendar.moment',
  defaultMessage: '{day} в {time}',
});
