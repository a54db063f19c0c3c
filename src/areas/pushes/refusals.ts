import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on notifications with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    in_past: { id: 'pushes.refusal.in_past', defaultMessage: 'Время отправки — не раньше чем через минуту' },
    already_published: {
      id: 'pushes.refusal.already_published',
      defaultMessage: 'Уведомление уже опубликовано: изменить его нельзя',
    },
    already_sent: {
      id: 'pushes.refusal.already_sent',
      defaultMessage: 'Черновик уже отправляли людям: удалить его нельзя',
    },
    audience_empty: { id: 'pushes.refusal.audience_empty', defaultMessage: 'Отправлять некому: никто не получит' },
    audience_changed: {
      id: 'pushes.refusal.audience_changed',
      defaultMessage: 'Получателей стало больше. Проверьте новое число и подтвердите ещё раз',
    },
    sending_begun: { id: 'pushes.refusal.sending_begun', defaultMessage: 'Рассылка уже началась' },
    own_app_missing: {
      id: 'pushes.refusal.own_app_missing',
      defaultMessage: 'На телефоне из вашего профиля нет приложения',
    },
    target_gone: {
      id: 'pushes.refusal.target_gone',
      defaultMessage: 'Того, что откроется по нажатию, больше нет: измените черновик',
    },
  }),
};
