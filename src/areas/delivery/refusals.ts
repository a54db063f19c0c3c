import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on deliveries with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    // What the card makes of 'resource not found.'.
    delivery_not_found: { id: 'delivery.refusal.delivery_not_found', defaultMessage: 'Доставка не найдена' },
    address_not_confirmed: { id: 'delivery.refusal.address_not_confirmed', defaultMessage: 'Адрес не подтверждён' },
    address_incomplete: { id: 'delivery.refusal.address_incomplete', defaultMessage: 'У получателя не указан район' },
    address_not_checked: {
      id: 'delivery.refusal.address_not_checked',
      defaultMessage: 'Чтобы сменить службу, сначала проверьте районы',
    },
    region_not_served: { id: 'delivery.refusal.region_not_served', defaultMessage: 'Район не обслуживается' },
    possession_first: { id: 'delivery.refusal.possession_first', defaultMessage: 'Сначала одобрите Qabz' },
    comment_required: { id: 'delivery.refusal.comment_required', defaultMessage: 'Напишите, что случилось' },
  }),
};
