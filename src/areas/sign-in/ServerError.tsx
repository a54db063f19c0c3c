import { defineMessages, FormattedMessage } from 'react-intl';
import { landingPath } from '../../routes/public';
import { StatusPage } from './StatusPage';

const m = defineMessages({
  title: { id: 'session.serverError.title', defaultMessage: 'Ошибка на сервере' },
  text: {
    id: 'session.serverError.text',
    defaultMessage: 'Служба временно отвечает не так, как должна. Попробуйте ещё раз через минуту.',
  },
  again: { id: 'session.status.again', defaultMessage: 'Попробовать ещё раз' },
});

/** Shown by whoever stands before the panel when the services behind it fail. */
export default function ServerError() {
  return (
    <StatusPage title={m.title} action={{ label: m.again, to: landingPath, reload: true }}>
      <FormattedMessage {...m.text} />
    </StatusPage>
  );
}
