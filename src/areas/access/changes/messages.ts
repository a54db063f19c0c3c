import { defineMessage, defineMessages } from 'react-intl';

export const m = {
  ...defineMessages({
    update_account: { id: 'access.changes.updateAccount', defaultMessage: 'Учётная запись и роли' },
    set_password: { id: 'access.changes.setPassword', defaultMessage: 'Новый пароль' },
    add_role: { id: 'access.changes.addRole', defaultMessage: 'Роль системы сотруднику' },
    set_permissions: { id: 'access.changes.setPermissions', defaultMessage: 'Права роли' },
    add_service_role: { id: 'access.changes.addServiceRole', defaultMessage: 'Роль службы сотруднику' },
    add_policy: { id: 'access.changes.addPolicy', defaultMessage: 'Политика роли' },
    waiting: { id: 'access.changes.waiting', defaultMessage: 'Ждёт подтверждения' },
    confirmed: { id: 'access.changes.confirmed', defaultMessage: 'Подтверждено' },
    isRejected: { id: 'access.changes.isRejected', defaultMessage: 'Отклонено' },
    cancelled: { id: 'access.changes.cancelled', defaultMessage: 'Отозвано' },
    what: { id: 'access.changes.what', defaultMessage: 'Что меняется' },
    person: { id: 'access.changes.person', defaultMessage: 'О ком' },
    roles: { id: 'access.changes.roles', defaultMessage: 'О ролях' },
    madeBy: { id: 'access.changes.madeBy', defaultMessage: 'Кто просит' },
    created: { id: 'access.changes.created', defaultMessage: 'Запрошено' },
    search: { id: 'access.changes.search', defaultMessage: '№, имя, логин или код роли' },
    empty: {
      id: 'access.changes.empty',
      defaultMessage: 'Изменений доступа, которым нужен второй человек, пока не было',
    },
    actions: { id: 'access.changes.actions', defaultMessage: 'Действия с изменением' },
    showWaiting: { id: 'access.changes.showWaiting', defaultMessage: 'Изменения доступа: ждут подтверждения' },
    confirm: { id: 'access.changes.confirm', defaultMessage: 'Подтвердить' },
    confirmTitle: { id: 'access.changes.confirmTitle', defaultMessage: 'Подтвердить изменение доступа?' },
    isConfirmed: { id: 'access.changes.isConfirmed', defaultMessage: 'Изменение подтверждено и выполнено' },
    rejectTitle: { id: 'access.changes.rejectTitle', defaultMessage: 'Отклонить изменение доступа' },
    wasRejected: { id: 'access.changes.wasRejected', defaultMessage: 'Изменение отклонено' },
    takeBack: { id: 'access.changes.takeBack', defaultMessage: 'Отозвать' },
    takeBackTitle: { id: 'access.changes.takeBackTitle', defaultMessage: 'Отозвать изменение доступа?' },
    wasTakenBack: { id: 'access.changes.wasTakenBack', defaultMessage: 'Изменение отозвано' },
    same_person: { id: 'access.changes.samePerson', defaultMessage: 'Подтверждает не тот, кто просит' },
    own_access: { id: 'access.changes.ownAccess', defaultMessage: 'Изменение касается вас: подтвердит другой' },
    changed_meanwhile: {
      id: 'access.changes.changedMeanwhile',
      defaultMessage:
        'Сотрудник, роль или права того, кто просит, с тех пор изменились: изменение надо запросить заново',
    },
    stale: { id: 'access.changes.stale', defaultMessage: 'Устарело' },
    people: { id: 'access.changes.people', defaultMessage: 'Кто получит права' },
    rights: { id: 'access.changes.rights', defaultMessage: 'Права над деньгами и доступом' },
    heldRights: { id: 'access.changes.heldRights', defaultMessage: 'Права, которые есть у сотрудника' },
    passwordIsGiven: {
      id: 'access.changes.passwordIsGiven',
      defaultMessage: 'Пароль этой учётной записи задал другой человек, и сотрудник его ещё не сменил.',
    },
    isOn: {
      id: 'access.changes.isOn',
      defaultMessage: 'Права над деньгами и доступом выдаёт один человек, подтверждает другой.',
    },
    isOff: {
      id: 'access.changes.isOff',
      defaultMessage: 'Подтверждение вторым человеком отключено: права над деньгами и доступом выдаёт один человек.',
    },
    nobodyElse: {
      id: 'access.changes.nobodyElse',
      defaultMessage:
        'Кроме вас, подтвердить некому: дайте кому-нибудь право «Доступ: система — Одобрение, включение».',
    },
    switchOff: { id: 'access.changes.switchOff', defaultMessage: 'Отключить подтверждение' },
    switchOffTitle: {
      id: 'access.changes.switchOffTitle',
      defaultMessage: 'Отключить подтверждение вторым человеком?',
    },
    switchOffText: {
      id: 'access.changes.switchOffText',
      defaultMessage:
        'Вы сможете в одиночку выдать кому угодно права над деньгами. Отключение останется в журнале, и его увидят все, кто управляет доступом.',
    },
    wasSwitchedOff: { id: 'access.changes.wasSwitchedOff', defaultMessage: 'Подтверждение отключено' },
    notAlone: {
      id: 'access.changes.notAlone',
      defaultMessage: 'Отключить может только тот, кто уже сутки один имеет право подтверждать',
    },
    switchOn: { id: 'access.changes.switchOn', defaultMessage: 'Включить подтверждение' },
    wasSwitchedOn: { id: 'access.changes.wasSwitchedOn', defaultMessage: 'Подтверждение включено' },
    willWait: {
      id: 'access.changes.willWait',
      defaultMessage: 'Это права над деньгами или доступом: изменение подтвердит другой администратор.',
    },
    rolesWillWait: {
      id: 'access.changes.rolesWillWait',
      defaultMessage:
        'Среди ролей есть права над деньгами или доступом: учётная запись откроется сразу, а роли подтвердит другой администратор.',
    },
    passwordWillWait: {
      id: 'access.changes.passwordWillWait',
      defaultMessage:
        'У сотрудника есть права над деньгами или доступом: новый пароль подтвердит другой администратор. До того действует прежний.',
    },
    waits: { id: 'access.changes.waits', defaultMessage: 'Ждёт подтверждения другим администратором' },
    waitsText: { id: 'access.changes.waitsText', defaultMessage: 'До того ничего не изменится.' },
    openQueue: { id: 'access.changes.openQueue', defaultMessage: 'К изменениям, которые ждут' },
  }),
  title: defineMessage<{ id: number }>({ id: 'access.changes.title', defaultMessage: 'Изменение доступа № {id}' }),
  morePeople: defineMessage<{ count: number }>({
    id: 'access.changes.morePeople',
    defaultMessage: 'и ещё {count}',
  }),
  switchedBy: defineMessage<{ name: string; at: string }>({
    id: 'access.changes.switchedBy',
    defaultMessage: 'Изменено: {name}, {at}.',
  }),
  waitingHere: defineMessage<{ count: number }>({
    id: 'access.changes.waitingHere',
    defaultMessage: 'Ждут подтверждения другим администратором: {count}.',
  }),
};
