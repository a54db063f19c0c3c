import { defineMessages, FormattedMessage } from 'react-intl';
import { publicRoutes } from '../../routes/public';
import { StatusPage } from './StatusPage';

const m = defineMessages({
  title: { id: 'session.information.title', defaultMessage: 'Доступ выдаёт администратор' },
  text: {
    id: 'session.information.text',
    defaultMessage:
      'Учётные записи и пароли сотрудников создаёт администратор. Обратитесь к нему, чтобы получить доступ или новый пароль.',
  },
  toLogin: { id: 'session.information.toLogin', defaultMessage: 'Перейти ко входу' },
});

/** Nobody registers or recovers a password by himself: whoever tries learns whom to ask. */
export default function InformationCard() {
  return (
    <StatusPage title={m.title} action={{ label: m.toLogin, to: publicRoutes.login.path }}>
      <FormattedMessage {...m.text} />
    </StatusPage>
  );
}
