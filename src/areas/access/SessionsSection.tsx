import { Badge } from '@fluentui/react-components';
import { SignOut20Regular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useEndSystemUserSessionMutation,
  useListSystemUserSessionsRows,
  type Session,
} from '../../api/system-user/systemUsers';
import { Action } from '../../kit/actions/Action';
import { ActionMenu } from '../../kit/actions/ActionMenu';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { DataTable, type Column } from '../../kit/table/DataTable';
import { Section } from '../../kit/detail/Section';
import { emptyValue } from '../../i18n/format';
import { deviceName } from './deviceName';
import { m } from './users/messages';

const columns: Column<Session>[] = [
  {
    id: 'device',
    title: m.device,
    value: (row) => deviceName(row.device),
    cell: (row) => (
      <>
        <span title={row.device ?? undefined}>{deviceName(row.device) ?? emptyValue}</span>{' '}
        {row.is_current && (
          <Badge appearance="tint">
            <FormattedMessage {...m.thisSession} />
          </Badge>
        )}
      </>
    ),
    important: true,
  },
  { id: 'address', title: m.address, value: (row) => row.address, width: 144 },
  { id: 'begun_at', title: m.begun, value: (row) => row.begun_at, as: 'dateTime', width: 184 },
  { id: 'used_at', title: m.used, value: (row) => row.used_at, as: 'dateTime', width: 184, important: true },
];

interface Props {
  userId: number;
  /** Whether the person looking may end a session. */
  mayEnd: boolean;
}

/** Where a person is signed in; a session that is not the one of this window can be ended. */
export function SessionsSection({ userId, mayEnd }: Props) {
  const sessions = useListSystemUserSessionsRows(userId);
  const [end] = useEndSystemUserSessionMutation();
  const [ending, setEnding] = useState<Session>();
  const rowActions = useMemo(
    () =>
      mayEnd
        ? (row: Session) =>
            row.is_current ? null : (
              <ActionMenu>
                <Action label={m.endSession} icon={SignOut20Regular} onSelect={() => setEnding(row)} />
              </ActionMenu>
            )
        : undefined,
    [mayEnd],
  );
  return (
    <Section id="sessions" title={m.sessions}>
      <DataTable rows={sessions} columns={columns} empty={m.noSessions} label={m.sessions} rowActions={rowActions} />
      {ending && (
        <ConfirmAction
          title={m.endTitle}
          yes={m.endSession}
          done={m.ended}
          run={() => end({ id: userId, session_id: ending.id }).unwrap()}
          onClose={() => setEnding(undefined)}
        >
          <FormattedMessage {...m.endText} />
        </ConfirmAction>
      )}
    </Section>
  );
}
