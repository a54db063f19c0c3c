import { defineMessage } from 'react-intl';

/** A file on its way, by its name. */
export const sending = defineMessage<{ name: string }>({ id: 'kit.file.sending', defaultMessage: 'Отправка: {name}' });
