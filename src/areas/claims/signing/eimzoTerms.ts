import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { EimzoFault, EimzoReason } from '../../../api/eimzo/fault';

const reasons = defineMessages({
  absent: { id: 'signing.eimzo.absent', defaultMessage: 'E-IMZO не запущен. Запустите программу и повторите' },
  blocked: {
    id: 'signing.eimzo.blocked',
    defaultMessage: 'Браузер не пускает страницу к программам этого компьютера. Разрешите доступ и повторите',
  },
  silent: { id: 'signing.eimzo.silent', defaultMessage: 'E-IMZO не отвечает' },
  malformed: { id: 'signing.eimzo.malformed', defaultMessage: 'E-IMZO прислал непонятный ответ' },
  domain: { id: 'signing.eimzo.domain', defaultMessage: 'Домен не разрешён в E-IMZO' },
  old: { id: 'signing.eimzo.old', defaultMessage: 'Обновите E-IMZO' },
  wrongPassword: { id: 'signing.eimzo.wrongPassword', defaultMessage: 'Неверный пароль ключа' },
  cancelled: { id: 'signing.eimzo.cancelled', defaultMessage: 'Ввод пароля отменён' },
  refused: { id: 'signing.eimzo.refused', defaultMessage: 'E-IMZO отказал' },
}) satisfies Record<EimzoReason, MessageDescriptor>;

export const eimzo = defineMessages({
  title: { id: 'signing.eimzo.title', defaultMessage: 'E-Imzo error' },
  noKeys: { id: 'signing.eimzo.noKeys', defaultMessage: 'Ключи ЭЦП не найдены' },
});

export const reasonText = ({ reason }: EimzoFault): MessageDescriptor => reasons[reason];

/** A code of the batch in words; the service's own codes are known elsewhere. */
export function faultWords(code: string, intl: IntlShape): string | undefined {
  const reason = code.replace(/^eimzo_/, '');
  return code !== reason && Object.hasOwn(reasons, reason)
    ? intl.formatMessage(reasons[reason as EimzoReason])
    : undefined;
}
