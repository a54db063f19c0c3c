import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the services refuse the work on accounts, roles and rights with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    own_roles: {
      id: 'access.refusal.own_roles',
      defaultMessage: 'Свои роли менять нельзя: попросите другого администратора',
    },
    own_account: {
      id: 'access.refusal.own_account',
      defaultMessage: 'Свою учётную запись нельзя отключить или удалить, а свой пароль меняют в профиле',
    },
    more_than_held: {
      id: 'access.refusal.more_than_held',
      defaultMessage: 'Нельзя выдать больше прав, чем есть у вас',
    },
    own_access: {
      id: 'access.refusal.own_access',
      defaultMessage: 'Изменение касается вас самих: подтвердить его должен другой',
    },
    not_own_change: { id: 'access.refusal.not_own_change', defaultMessage: 'Отзывает изменение тот, кто его запросил' },
    change_waits: { id: 'access.refusal.change_waits', defaultMessage: 'Такое же изменение уже ждёт подтверждения' },
    not_alone: {
      id: 'access.refusal.not_alone',
      defaultMessage: 'Пока есть кому подтверждать, и ещё сутки после этого, подтверждение не отключается',
    },
    last_administrator: {
      id: 'access.refusal.last_administrator',
      defaultMessage: 'Должен остаться хотя бы один администратор доступа',
    },
    role_has_users: {
      id: 'access.refusal.role_has_users',
      defaultMessage: 'Роль выдана сотрудникам: сначала снимите её',
    },
    role_name_taken: { id: 'access.refusal.role_name_taken', defaultMessage: 'Роль с таким названием уже есть' },
    permission_builtin: {
      id: 'access.refusal.permission_builtin',
      defaultMessage: 'Это право нужно самой системе',
    },
    permission_in_use: {
      id: 'access.refusal.permission_in_use',
      defaultMessage: 'Право есть у роли: сначала снимите его с неё',
    },
    permission_exists: { id: 'access.refusal.permission_exists', defaultMessage: 'Право с таким кодом уже есть' },
    weak_password: {
      id: 'access.refusal.weak_password',
      defaultMessage: 'Не меньше 10 знаков с буквой и цифрой, без логина',
    },
    password_has_username: {
      id: 'access.refusal.password_has_username',
      defaultMessage: 'В пароле не должно быть логина',
    },
    same_password: { id: 'access.refusal.same_password', defaultMessage: 'Новый пароль совпадает со старым' },
    second_factor_needed: {
      id: 'access.refusal.second_factor_needed',
      defaultMessage: 'Нужен ещё код из приложения',
    },
    second_factor_on: { id: 'access.refusal.second_factor_on', defaultMessage: 'Вход с кодом уже включён' },
    second_factor_off: { id: 'access.refusal.second_factor_off', defaultMessage: 'Вход с кодом уже выключен' },
    second_factor_not_begun: {
      id: 'access.refusal.second_factor_not_begun',
      defaultMessage: 'Начните заново: ключа для приложения ещё нет',
    },
    wrong_password: { id: 'access.refusal.wrong_password', defaultMessage: 'Неверный пароль' },
    merchant_without_roles: {
      id: 'access.refusal.merchant_without_roles',
      defaultMessage: 'У мерчанта не бывает ролей сотрудника',
    },
    unknown_endpoint: { id: 'access.refusal.unknown_endpoint', defaultMessage: 'Такого вызова нет в каталоге' },
  }),
};
