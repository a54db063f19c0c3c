import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on the catalogue with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    category_in_use: {
      id: 'catalogue.refusal.category_in_use',
      defaultMessage: 'В категории есть подкатегории или модели: сначала перенесите их',
    },
    category_too_deep: {
      id: 'catalogue.refusal.category_too_deep',
      defaultMessage: 'В каталоге не больше пяти уровней',
    },
    not_of_attribute_type: {
      id: 'catalogue.refusal.not_of_attribute_type',
      defaultMessage: 'У атрибута такого вида этого не бывает',
    },
    invalid_code: { id: 'catalogue.refusal.invalid_code', defaultMessage: 'В коде упаковки до 20 цифр' },
    image_missing: { id: 'catalogue.refusal.image_missing', defaultMessage: 'Сначала добавьте фото модели' },
    last_image: {
      id: 'catalogue.refusal.last_image',
      defaultMessage: 'Последнее фото остаётся, пока товары модели включены',
    },
    not_of_type: { id: 'catalogue.refusal.not_of_type', defaultMessage: 'Значение не подходит виду атрибута' },
    too_many_images: { id: 'catalogue.refusal.too_many_images', defaultMessage: 'У модели уже 20 фото' },
  }),
};
