import { defineMessages, FormattedMessage } from 'react-intl';
import { landingPath } from '../../routes/public';
import { StatusPage } from './StatusPage';

const m = defineMessages({
  title: { id: 'session.offline.title', defaultMessage: 'Нет связи' },
  text: {
    id: 'session.offline.text',
    defaultMessage: 'Компьютер не подключён к сети. Проверьте подключение: вход сохраняется.',
  },
  again: { id: 'session.status.again', defaultMessage: 'Попробовать ещё раз' },
});

/** There is no network. */
export default function Offline() {
  return (
    <StatusPage title={m.title} action={{ label: m.again, to: landingPath, reload: true }}>
      <FormattedMessage {...m.text} />
    </StatusPage>
  );
}
