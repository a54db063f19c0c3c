import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the services refuse the work on claims with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    recipient_missing: {
      id: 'claims.refusal.recipient_missing',
      defaultMessage: 'Неизвестно, на чей счёт перечислять деньги',
    },
    recipient_changed: {
      id: 'claims.refusal.recipient_changed',
      defaultMessage: 'Получатель изменился. Подготовьте документ заново и подпишите ещё раз',
    },
    signer_approved: {
      id: 'claims.refusal.signer_approved',
      defaultMessage: 'Вы одобрили эту крупную выплату: подписать её должен другой сотрудник',
    },
    signature_unreadable: { id: 'claims.refusal.signature_unreadable', defaultMessage: 'Подпись не читается' },
    signature_of_other_text: {
      id: 'claims.refusal.signature_of_other_text',
      defaultMessage: 'Подписан другой текст, а не этот документ',
    },
    signature_wrong: { id: 'claims.refusal.signature_wrong', defaultMessage: 'Подпись не соответствует ключу' },
    signature_differs: { id: 'claims.refusal.signature_differs', defaultMessage: 'Подпись не совпадает с документом' },
    signer_differs: { id: 'claims.refusal.signer_differs', defaultMessage: 'Документ подписан другим ключом' },
    signer_untrusted: {
      id: 'claims.refusal.signer_untrusted',
      defaultMessage: 'Ключ выдан центром, которому служба не доверяет',
    },
    key_expired: { id: 'claims.refusal.key_expired', defaultMessage: 'Срок ключа истёк' },
    key_not_yet_valid: { id: 'claims.refusal.key_not_yet_valid', defaultMessage: 'Ключ ещё не действует' },
    key_not_for_signing: {
      id: 'claims.refusal.key_not_for_signing',
      defaultMessage: 'Ключ выдан не для подписи документов',
    },
    key_revoked: { id: 'claims.refusal.key_revoked', defaultMessage: 'Ключ отозван' },
    revocation_unknown: {
      id: 'claims.refusal.revocation_unknown',
      defaultMessage: 'Нельзя узнать, не отозван ли ключ: список отозванных ключей устарел',
    },
    signer_of_other_organisation: {
      id: 'claims.refusal.signer_of_other_organisation',
      defaultMessage: 'Ключ другой организации: её подпись не принимается',
    },
    stamp_wrong: { id: 'claims.refusal.stamp_wrong', defaultMessage: 'Нет отметки времени, или она от другой подписи' },
    requisites_missing: {
      id: 'claims.refusal.requisites_missing',
      defaultMessage: 'Не указано, куда платить: нужна карта или счёт с МФО',
    },
    claim_unknown: { id: 'claims.refusal.claim_unknown', defaultMessage: 'Такой заявки нет' },
    duplicate_claim: { id: 'claims.refusal.duplicate_claim', defaultMessage: 'Эта заявка уже есть в файле' },
    amount_above_claim: { id: 'claims.refusal.amount_above_claim', defaultMessage: 'Сумма больше суммы заявки' },
  }),
};
