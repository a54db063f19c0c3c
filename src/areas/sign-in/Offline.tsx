import { defineMessages, FormattedMessage } from 'react-intl';
import { href } from '../../routes/href';
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
    <StatusPage title={m.title} action={{ label: m.again, to: href('dashboard.index'), reload: true }}>
      <FormattedMessage {...m.text} />
    </StatusPage>
  );
}
