import { Suspense } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { landingPath, type Refusal } from '../../routes/public';
import { session } from '../../session/slice';
import { StatusPage } from './StatusPage';

const WhyForbidden = lazyComponent(
  async () => (await import('../../parts/WhyForbidden')).WhyForbidden,
  'parts',
  'parts.why',
);

const RightName = lazyComponent(async () => (await import('../../parts/RightName')).RightName);

const m = defineMessages({
  title: { id: 'session.forbidden.title', defaultMessage: 'Нет доступа' },
  general: {
    id: 'session.forbidden.general',
    defaultMessage: 'Ваша роль не открывает эту страницу. Права выдаёт администратор.',
  },
  home: { id: 'session.status.home', defaultMessage: 'На главную' },
});
const named = defineMessage<{ permission: string }>({
  id: 'session.forbidden.named',
  defaultMessage:
    'Для этой страницы нужно право «{permission}», а вашей роли оно не выдано. Права выдаёт администратор.',
});

/** A page of the panel that the person may not see: which right is missing and who grants it. */
export default function Forbidden() {
  const refusal = useLocation().state as Partial<Refusal> | null;
  const isInside = useSelector(session.selectors.isInside);
  const permissions = refusal?.permissions ?? [];
  const [first] = permissions;
  return (
    <StatusPage
      title={m.title}
      action={{ label: m.home, to: landingPath }}
      more={
        isInside &&
        permissions.length > 0 && (
          <Suspense>
            <WhyForbidden rights={permissions.map((permission) => ({ permission }))} />
          </Suspense>
        )
      }
    >
      {isInside && first !== undefined ? (
        // Of several the first is the one to ask a colleague for.
        <Suspense fallback={<FormattedMessage {...m.general} />}>
          <RightName permission={first}>
            {(permission) => <FormattedMessage {...named} values={{ permission }} />}
          </RightName>
        </Suspense>
      ) : (
        <FormattedMessage {...m.general} />
      )}
    </StatusPage>
  );
}
