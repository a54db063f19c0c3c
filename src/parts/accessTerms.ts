import { defineMessages } from 'react-intl';

export const m = defineMessages({
  ask: { id: 'access.why.ask', defaultMessage: 'Почему я этого не вижу?' },
  hide: { id: 'access.why.hide', defaultMessage: 'Свернуть объяснение' },
  right: { id: 'access.why.right', defaultMessage: 'Не хватает права' },
  policy: { id: 'access.why.policy', defaultMessage: 'Не хватает политики' },
  roles: { id: 'access.why.roles', defaultMessage: 'Его дают роли' },
  noRoles: { id: 'access.why.noRoles', defaultMessage: 'Ни одна роль его не даёт' },
  people: { id: 'access.why.people', defaultMessage: 'Выдать может' },
  nobody: { id: 'access.why.nobody', defaultMessage: 'Администратор доступа' },
  yours: { id: 'access.why.yours', defaultMessage: 'у вас есть' },
  heldNow: { id: 'access.why.heldNow', defaultMessage: 'Сейчас это право у вас есть. Откройте раздел снова.' },
  changePassword: { id: 'access.why.changePassword', defaultMessage: 'Сменить пароль' },
});
