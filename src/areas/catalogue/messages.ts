import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../i18n/terms';

/** What all records of the catalogue say in the same way. */
export const m = {
  ...defineMessages({
    saved: { id: 'catalogue.saved', defaultMessage: 'Успешно завершено' },
    on: { id: 'catalogue.on', defaultMessage: 'Показывается' },
    off: { id: 'catalogue.off', defaultMessage: 'Скрыто' },
    turnOn: { id: 'catalogue.turnOn', defaultMessage: 'Включить показ' },
    turnOff: { id: 'catalogue.turnOff', defaultMessage: 'Выключить' },
    shown: { id: 'catalogue.shown', defaultMessage: 'Показ покупателям' },
    models: { id: 'catalogue.models', defaultMessage: 'Моделей' },
    products: { id: 'catalogue.products', defaultMessage: 'Товаров' },
    changedAt: { id: 'catalogue.changedAt', defaultMessage: 'Изменено' },
    madeAt: { id: 'catalogue.madeAt', defaultMessage: 'Заведено' },
    languages: { id: 'catalogue.languages', defaultMessage: 'Нет названия' },
    stale: { id: 'catalogue.stale', defaultMessage: 'Перевод устарел' },
    lacksEn: { id: 'catalogue.lacksEn', defaultMessage: 'нет en' },
    lacksUz: { id: 'catalogue.lacksUz', defaultMessage: 'нет uz' },
    missingName: { id: 'catalogue.missingName', defaultMessage: 'Нет: показывается русское' },
    inRussian: { id: 'catalogue.inRussian', defaultMessage: 'Название по-русски' },
    inEnglish: { id: 'catalogue.inEnglish', defaultMessage: 'Название по-английски' },
    inUzbek: { id: 'catalogue.inUzbek', defaultMessage: 'Название по-узбекски' },
    preview: { id: 'catalogue.preview', defaultMessage: 'Как у покупателя' },
    names: { id: 'catalogue.names', defaultMessage: 'Названия' },
  }),
  ...{ name: t.name, edit: t.edit, remove: t.remove, removed: t.removed, type: t.type, yes: t.yes, no: t.no },
};

/** Why something is not removed: what uses it. */
export const usedBy = defineMessage<{ count: number }>({
  id: 'catalogue.usedBy',
  defaultMessage: 'Используется: {count, plural, one {# модель} few {# модели} many {# моделей} other {# модели}}',
});
