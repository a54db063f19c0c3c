import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetCallbackQuery, type Callback } from '../../../api/investment/callOrders';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { href } from '../../../routes/href';
import { t } from '../../../i18n/terms';
import { RecordLink } from '../../../parts/RecordLink';
import { CallOrderActions } from './CallOrderActions';
import { callbackStatus } from './callOrderTerms';
import { m, numbered } from './messages';
import { PhoneText } from './PhoneText';

/** One order at the side of the queue: whom to call and about what, who took it, and what became of it. */
export function CallOrderDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const intl = useIntl();
  const result = useRecordQuery(useGetCallbackQuery({ ticket_id: id }), id);
  return (
    <RecordDrawer
      id={id}
      title={intl.formatMessage(numbered, { id })}
      result={result}
      onClose={onClose}
      status={callbackStatus}
      actions={(one) => <CallOrderActions order={one} />}
    >
      {(one) => <CallOrderFacts order={one} />}
    </RecordDrawer>
  );
}

function CallOrderFacts({ order }: { order: Callback }) {
  const { project } = order;
  return (
    <About>
      <Fact label={m.client} value={order.name} />
      <Fact label={m.phone}>
        <PhoneText key={order.ticket_id} ticketId={order.ticket_id} text={order.phone} />
      </Fact>
      <Fact label={m.project}>
        <RecordLink to={href('realEstate.project', { id: String(project.id) })} permission="projects.get">
          {project.name}
        </RecordLink>
      </Fact>
      <Fact label={m.ordered} value={order.created_at} as="dateTime" />
      <Fact label={m.takenBy} value={order.taken_by?.name} optional />
      <Fact label={m.takenAt} value={order.taken_at} as="dateTime" optional />
      <Fact label={m.closedAt} value={order.decided_at} as="dateTime" optional />
      <Fact label={t.comment} value={order.comment} optional />
    </About>
  );
}
