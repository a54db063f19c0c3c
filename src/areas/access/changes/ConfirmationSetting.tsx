import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useGetAccessConfirmationQuery,
  useSetAccessConfirmationMutation,
} from '../../../api/system-user/accessChanges';
import { useFormat } from '../../../i18n/format';
import { Action } from '../../../kit/actions/Action';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { Can } from '../../../session/can';
import { AccessNote } from '../AccessNote';
import { useOwnId } from '../../../parts/useOwnId';
import { m } from './messages';

/** Whether a second person is needed at all, who has set it so, and the switch of it. */
export function ConfirmationSetting() {
  const intl = useIntl();
  const format = useFormat();
  const own = useOwnId();
  const { item: setting } = useRecordQuery(useGetAccessConfirmationQuery());
  const [set] = useSetAccessConfirmationMutation();
  const [isAsking, setAsking] = useState(false);
  if (!setting) return null;
  const { is_on: isOn, confirmers, changed_by: by, changed_at: at } = setting;
  const isAlone = confirmers.every(({ id }) => id === own);
  const words = [
    intl.formatMessage(isOn ? m.isOn : m.isOff),
    isOn && isAlone && intl.formatMessage(m.nobodyElse),
    by && at && intl.formatMessage(m.switchedBy, { name: by.name, at: format.dateTime(at) }),
  ];
  return (
    <>
      <AccessNote text={words.filter(Boolean).join(' ')} isQuiet={isOn && !isAlone}>
        <Can do="rbac.update">
          {isOn ? (
            <Action
              label={m.switchOff}
              disabledReason={!setting.may_switch_off && m.notAlone}
              onSelect={() => setAsking(true)}
            />
          ) : (
            <Action
              label={m.switchOn}
              done={m.wasSwitchedOn}
              onSelect={() => set({ body: { is_on: true } }).unwrap()}
            />
          )}
        </Can>
      </AccessNote>
      {isAsking && (
        <ConfirmAction
          title={m.switchOffTitle}
          yes={m.switchOff}
          done={m.wasSwitchedOff}
          run={() => set({ body: { is_on: false } }).unwrap()}
          onClose={() => setAsking(false)}
        >
          <FormattedMessage {...m.switchOffText} />
        </ConfirmAction>
      )}
    </>
  );
}
