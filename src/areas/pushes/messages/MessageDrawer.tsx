import { PeopleList20Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Action } from '../../../kit/actions/Action';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { ActionRow } from '../../../parts/ActionRow';
import { Note } from '../../../parts/Note';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { href } from '../../../routes/href';
import { AudienceBox } from './AudienceBox';
import { messageJournal } from './journalWords';
import { MessageActions } from './MessageActions';
import { MessageFacts } from './MessageFacts';
import { deadPress, delivery, isToBeSettled } from './messageTerms';
import { m } from './messages';
import { useMessage } from './useMessage';

/** One message at the side of the list: whom it reaches or reached, what it says, and who did what with it. */
export function MessageDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const navigate = useNavigate();
  const result = useMessage(id);
  const textOf = useTextOf();
  return (
    <RecordDrawer
      id={id}
      title={result.item ? textOf(result.item, 'title') : m.one}
      result={result}
      onClose={onClose}
      words={messageJournal}
      badges={(one) => delivery.badge(one.delivery)}
      actions={(one) => <MessageActions message={one} onRemoved={onClose} />}
    >
      {(one) => (
        <>
          {one.dead_link !== null && (
            <Note isWarning>
              <FormattedMessage {...deadPress[one.dead_link]} />
            </Note>
          )}
          {isToBeSettled(one) && <AudienceBox of={one} />}
          {(one.audience > 0 || !isToBeSettled(one)) && (
            <Section id="delivery" title={m.delivery}>
              <Facts>
                <Fact label={m.audience} value={one.audience} as="number" />
                <Fact label={m.waiting} value={one.waiting} as="number" />
                <Fact label={m.sent} value={one.sent} as="number" />
                <Fact label={m.delivered} value={one.delivered} as="number" />
                <Fact label={m.opened} value={one.opened} as="number" />
                <Fact label={m.dead} value={one.dead} as="number" />
              </Facts>
              {(one.status === 'published' || one.audience > 0) && (
                <ActionRow>
                  <Action
                    label={m.openRecipients}
                    icon={PeopleList20Regular}
                    onSelect={() => navigate(href('pushes.one', { id: String(id) }, { shown: 'recipients' }))}
                  />
                </ActionRow>
              )}
            </Section>
          )}
          <MessageFacts of={one} />
        </>
      )}
    </RecordDrawer>
  );
}
