import { Button, Spinner } from '@fluentui/react-components';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useReadAgain } from '../state/readAgain';

const m = defineMessages({
  read: { id: 'kit.write.readAgain', defaultMessage: 'Прочитать запись заново' },
  isRead: {
    id: 'kit.write.isRead',
    defaultMessage: 'Запись прочитана заново. Посмотрите, изменилась ли она, прежде чем отправлять снова.',
  },
});

/** Has the record behind an unknown outcome read again; sends nothing. */
export function ReadAgain() {
  const readAgain = useReadAgain();
  const [state, setState] = useState<'idle' | 'busy' | 'read'>('idle');
  const read = async (): Promise<void> => {
    setState('busy');
    await readAgain();
    setState('read');
  };
  return (
    <>
      <Button
        size="small"
        disabledFocusable={state === 'busy'}
        icon={state === 'busy' ? <Spinner size="extra-tiny" aria-hidden /> : undefined}
        onClick={() => void read()}
      >
        <FormattedMessage {...m.read} />
      </Button>
      <div role="status">{state === 'read' && <FormattedMessage {...m.isRead} />}</div>
    </>
  );
}
