import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  applicant: { id: 'parts.applicant.applicant', defaultMessage: 'Заявитель' },
  name: { id: 'parts.applicant.name', defaultMessage: 'ФИО' },
  customer: { id: 'parts.applicant.customer', defaultMessage: 'Клиент в системе' },
  birthday: { id: 'parts.applicant.birthday', defaultMessage: 'Дата рождения заявителя' },
  passport: { id: 'parts.applicant.passport', defaultMessage: 'Номер паспорта' },
  workPhone: { id: 'parts.applicant.workPhone', defaultMessage: 'Рабочий телефон' },
  homePhone: { id: 'parts.applicant.homePhone', defaultMessage: 'Домашний телефон' },
  secondPhone: { id: 'parts.applicant.secondPhone', defaultMessage: 'Второй телефон' },
  cardPhone: { id: 'parts.applicant.cardPhone', defaultMessage: 'Телефон карты' },
  photos: { id: 'parts.applicant.photos', defaultMessage: 'Фото заявителя' },
  noPhoto: { id: 'parts.applicant.noPhoto', defaultMessage: 'Фото не приложено' },
  birthdayDiffers: {
    id: 'parts.applicant.birthdayDiffers',
    defaultMessage: 'Дата рождения в заявке не та, что у клиента',
  },
  passportDiffers: { id: 'parts.applicant.passportDiffers', defaultMessage: 'Паспорт в заявке не тот, что у клиента' },
  photoPassport: { id: 'parts.applicant.photoPassport', defaultMessage: 'Паспорт на фото' },
  photoSelfie: { id: 'parts.applicant.photoSelfie', defaultMessage: 'Селфи клиента' },
  photoClientPhoto: { id: 'parts.applicant.photoClientPhoto', defaultMessage: 'Фото с договором' },
});

export const nameDiffers = defineMessage<{ name: string }>({
  id: 'parts.applicant.nameDiffers',
  defaultMessage: 'Имя в заявке не то, что у клиента: {name}',
});

export const phoneDiffers = defineMessage<{ phone: string }>({
  id: 'parts.applicant.phoneDiffers',
  defaultMessage: 'Телефон в заявке не тот, что у клиента: {phone}',
});
