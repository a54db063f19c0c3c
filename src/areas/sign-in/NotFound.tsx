import { Suspense } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { landingPath, type Refusal } from '../../routes/public';
import { session } from '../../session/slice';
import { StatusPage } from './StatusPage';

const OpenPalette = lazyComponent(async () => (await import('../../parts/OpenPalette')).OpenPalette, 'frame');

const m = defineMessages({
  title: { id: 'session.notFound.title', defaultMessage: 'Страница не найдена' },
  general: { id: 'session.notFound.general', defaultMessage: 'Проверьте адрес или начните с главной страницы.' },
  home: { id: 'session.status.home', defaultMessage: 'На главную' },
});
const named = defineMessage<{ address: string }>({
  id: 'session.notFound.named',
  defaultMessage: 'По адресу {address} ничего нет. Проверьте его или начните с главной страницы.',
});

/** An address that means nothing here; the history remembers which one it was. What was sought can be looked for at once. */
export default function NotFound() {
  const refusal = useLocation().state as Partial<Refusal> | null;
  const isInside = useSelector(session.selectors.isInside);
  return (
    <StatusPage
      title={m.title}
      action={{ label: m.home, to: landingPath }}
      more={
        isInside && (
          <Suspense>
            <OpenPalette />
          </Suspense>
        )
      }
    >
      {typeof refusal?.address === 'string' ? (
        <FormattedMessage {...named} values={{ address: refusal.address }} />
      ) : (
        <FormattedMessage {...m.general} />
      )}
    </StatusPage>
  );
}
