import { Button } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { ConfirmDialog } from '../overlay/ConfirmDialog';
import { focusFirst } from '../overlay/useModal';
import { countsOf, phaseOf, type BulkState } from './bulkState';
import type { BulkJob } from './bulkJob';
import type { BulkRun } from './bulkRunner';
import { t } from '../../i18n/terms';

const m = defineMessages({
  pause: { id: 'kit.bulk.pause', defaultMessage: 'Приостановить' },
  ask: { id: 'kit.bulk.ask', defaultMessage: 'Узнать ещё раз' },
  retry: { id: 'kit.bulk.retry', defaultMessage: 'Повторить неудавшиеся' },
  again: { id: 'kit.bulk.again', defaultMessage: 'Отправить снова' },
  download: { id: 'kit.bulk.download', defaultMessage: 'Скачать результат' },
  putAway: { id: 'kit.bulk.putAway', defaultMessage: 'Свернуть' },
});

interface Props {
  run: BulkRun;
  state: BulkState;
  retryQuestion?: BulkJob['retryQuestion'];
  onDownload: () => void;
  /** What the next step is called, when there is one; it takes the place of what closes the window. */
  next?: MessageDescriptor;
  onClose: () => void;
}

/** What can be done with bulk work now; the last one puts its window away, or closes what is over. */
export function BulkControls({ run, state, retryQuestion, onDownload, next, onClose }: Props) {
  const [question, setQuestion] = useState<ReactNode>();
  const retry = (): void => {
    const failed = [...state.rows].filter(([, row]) => row.state === 'failed').map(([id]) => id);
    const asked = retryQuestion?.(failed);
    if (asked === undefined) run.retry();
    else setQuestion(asked);
  };
  const counts = countsOf(state);
  const phase = phaseOf(state);
  return (
    <>
      {phase !== 'running' && (
        <Button onClick={onDownload}>
          <FormattedMessage {...m.download} />
        </Button>
      )}
      {counts.waiting > 0 && (
        <>
          <Button onClick={run.cancel}>
            <FormattedMessage {...t.stop} />
          </Button>
          <Button onClick={state.isPaused ? run.resume : run.pause}>
            <FormattedMessage {...(state.isPaused ? t.resume : m.pause)} />
          </Button>
        </>
      )}
      {counts.unknown > 0 && (
        <Button onClick={run.ask}>
          <FormattedMessage {...m.ask} />
        </Button>
      )}
      {phase === 'over' && counts.failed > 0 && (
        <Button onClick={retry}>
          <FormattedMessage {...m.retry} />
        </Button>
      )}
      {question !== undefined && (
        <ConfirmDialog
          title={m.retry}
          yes={m.again}
          no={t.cancel}
          onYes={() => {
            setQuestion(undefined);
            run.retry();
          }}
          onNo={() => setQuestion(undefined)}
        >
          {question}
        </ConfirmDialog>
      )}
      {next && (
        <Button onClick={onClose}>
          <FormattedMessage {...t.close} />
        </Button>
      )}
      <Button {...focusFirst} type="submit" appearance="primary">
        {next ? <FormattedMessage {...next} /> : <FormattedMessage {...(phase === 'over' ? t.close : m.putAway)} />}
      </Button>
    </>
  );
}
