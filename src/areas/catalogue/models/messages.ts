import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';

export const m = {
  ...defineMessages({
    category: { id: 'catalogue.models.category', defaultMessage: 'Раздел каталога' },
    brand: { id: 'catalogue.models.brand', defaultMessage: 'Бренд модели' },
    path: { id: 'catalogue.models.path', defaultMessage: 'Путь' },
    attributes: { id: 'catalogue.models.attributes', defaultMessage: 'Атрибуты' },
    images: { id: 'catalogue.models.images', defaultMessage: 'Фото модели' },
    imageCount: { id: 'catalogue.models.imageCount', defaultMessage: 'Фото, шт.' },
    products: { id: 'catalogue.models.products', defaultMessage: 'Товаров модели' },
    description: { id: 'catalogue.models.description', defaultMessage: 'Описание' },
    descriptions: { id: 'catalogue.models.descriptions', defaultMessage: 'Описания' },
    inRussian: { id: 'catalogue.models.inRussian', defaultMessage: 'Описание по-русски' },
    inEnglish: { id: 'catalogue.models.inEnglish', defaultMessage: 'Описание по-английски' },
    inUzbek: { id: 'catalogue.models.inUzbek', defaultMessage: 'Описание по-узбекски' },
    lacks: { id: 'catalogue.models.lacks', defaultMessage: 'Не хватает' },
    noEn: { id: 'catalogue.models.noEn', defaultMessage: 'Нет описания en' },
    noUz: { id: 'catalogue.models.noUz', defaultMessage: 'Нет описания uz' },
    noImage: { id: 'catalogue.models.noImage', defaultMessage: 'Нет фотографий' },
    noAttributes: { id: 'catalogue.models.noAttributes', defaultMessage: 'Атрибуты не заполнены' },
    search: { id: 'catalogue.models.search', defaultMessage: 'Название или номер модели' },
    empty: { id: 'catalogue.models.empty', defaultMessage: 'Моделей нет' },
    create: { id: 'catalogue.models.create', defaultMessage: 'Добавить модель' },
    new: { id: 'catalogue.models.new', defaultMessage: 'Новая модель' },
    edit: { id: 'catalogue.models.edit', defaultMessage: 'Изменение модели' },
    madeAt: { id: 'catalogue.models.madeAt', defaultMessage: 'Модель заведена' },
    used: { id: 'catalogue.models.used', defaultMessage: 'По модели есть товары: сначала удалите их' },
    addImages: { id: 'catalogue.models.addImages', defaultMessage: 'Добавить фото' },
    imagesHelp: {
      id: 'catalogue.models.imagesHelp',
      defaultMessage:
        'До 20 фото jpg, png или webp, до 6 000 точек по стороне и 24 млн точек. Их можно перетащить сюда',
    },
    noImages: { id: 'catalogue.models.noImages', defaultMessage: 'Фото ещё нет. Без фото товар не включить' },
    main: { id: 'catalogue.models.main', defaultMessage: 'Главное' },
    earlier: { id: 'catalogue.models.earlier', defaultMessage: 'Поставить раньше' },
    later: { id: 'catalogue.models.later', defaultMessage: 'Поставить позже' },
    marketWide: { id: 'catalogue.models.marketWide', defaultMessage: 'Витрина, 3:1' },
    wide: { id: 'catalogue.models.wide', defaultMessage: 'Широкий кадр' },
    tall: { id: 'catalogue.models.tall', defaultMessage: 'Высокий кадр' },
    noneOfAttributes: { id: 'catalogue.models.noneOfAttributes', defaultMessage: 'Атрибутов нет' },
    attribute: { id: 'catalogue.models.attribute', defaultMessage: 'Атрибут' },
    value: { id: 'catalogue.models.value', defaultMessage: 'Значение' },
    addAttribute: { id: 'catalogue.models.addAttribute', defaultMessage: 'Добавить атрибут' },
    setAttribute: { id: 'catalogue.models.setAttribute', defaultMessage: 'Значение атрибута' },
    notFilled: { id: 'catalogue.models.notFilled', defaultMessage: 'Не заполнен' },
    attached: { id: 'catalogue.models.attached', defaultMessage: 'Фото добавлено' },
    detached: { id: 'catalogue.models.detached', defaultMessage: 'Фото удалено' },
    imageOrder: { id: 'catalogue.models.imageOrder', defaultMessage: 'Порядок фото' },
  }),
  name: t.name,
};

export const titleOf = defineMessage<{ id: number }>({ id: 'catalogue.models.title', defaultMessage: 'Модель № {id}' });
export const imageName = defineMessage<{ place: number }>({
  id: 'catalogue.models.imageName',
  defaultMessage: 'Фото {place}',
});
export const filledOf = defineMessage<{ filled: string; count: string }>({
  id: 'catalogue.models.filledOf',
  defaultMessage: '{filled} из {count}',
});
