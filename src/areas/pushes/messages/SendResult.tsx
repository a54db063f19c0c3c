import { Button } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { PushToUsersResult } from '../../../api/payment/pushMessages';
import { t } from '../../../i18n/terms';
import { Dialog } from '../../../kit/overlay/Dialog';
import { Fact, Facts } from '../../../kit/values/Facts';
import { m } from './messages';

/** So many are named; of more the rest is counted. */
const most = 50;
const named = (all: readonly string[]) =>
  all.length > most ? `${all.slice(0, most).join(', ')} … (${all.length})` : all.join(', ');

/** Who of the numbers that were given is sent to, and who is not and why. */
export function SendResult({ result, onClose }: { result: PushToUsersResult; onClose: () => void }) {
  const { queued, wrong, unknown, skipped } = result;
  return (
    <Dialog
      title={m.resultTitle}
      onSubmit={onClose}
      onClose={onClose}
      buttons={
        <Button type="submit" appearance="primary">
          <FormattedMessage {...t.close} />
        </Button>
      }
    >
      <Facts>
        <Fact label={m.queuedCount} value={queued} as="number" />
        <Fact label={m.already} value={skipped.already_sent} as="number" />
        <Fact label={m.pushOff} value={skipped.push_off} as="number" />
        <Fact label={m.wrong} value={named(wrong)} />
        <Fact label={m.unknown} value={named(unknown)} />
      </Facts>
    </Dialog>
  );
}
