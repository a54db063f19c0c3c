import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the services refuse the work on merchants with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    category_in_use: {
      id: 'merchants.refusal.category_in_use',
      defaultMessage: 'В категории есть подкатегории или мерчанты: сначала перенесите их',
    },
    category_cycle: {
      id: 'merchants.refusal.category_cycle',
      defaultMessage: 'Категория вложена в саму себя: выберите место вне её ветки',
    },
    category_too_deep: {
      id: 'merchants.refusal.category_too_deep',
      defaultMessage: 'В дереве не больше четырёх уровней',
    },
  }),
};
