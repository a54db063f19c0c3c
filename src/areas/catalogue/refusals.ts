import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on the catalogue with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    taken: { id: 'catalogue.refusal.taken', defaultMessage: 'Такое значение уже есть у другой записи' },
    category_in_use: {
      id: 'catalogue.refusal.category_in_use',
      defaultMessage: 'В категории есть подкатегории или модели: сначала перенесите их',
    },
    category_cycle: { id: 'catalogue.refusal.category_cycle', defaultMessage: 'Категория вложена в саму себя' },
    category_too_deep: {
      id: 'catalogue.refusal.category_too_deep',
      defaultMessage: 'В каталоге не больше пяти уровней',
    },
    not_of_attribute_type: {
      id: 'catalogue.refusal.not_of_attribute_type',
      defaultMessage: 'У атрибута такого вида этого не бывает',
    },
    in_use: { id: 'catalogue.refusal.in_use', defaultMessage: 'Запись используется: сначала освободите её' },
  }),
};
