import { Button, mergeClasses } from '@fluentui/react-components';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFormat } from '../../../i18n/format';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useNoteStyles } from '../../../kit/foundation/styles';
import { useJobs } from '../../../kit/jobs/jobs';
import { session } from '../../../session/slice';
import { signingJournal, type JournalEntry } from './signingJournal';
import { interrupted, m } from './messages';
import { isBatchTaken } from './signingOrder';

const SignDialog = lazyComponent(async () => (await import('./SignDialog')).SignDialog);

/** What a batch that was cut off left; nothing while a batch goes on, here or in another tab. */
function useLeft(): [JournalEntry[], () => void] {
  const user = useSelector(session.selectors.user)?.id;
  const jobs = useJobs();
  const [left, setLeft] = useState<JournalEntry[]>([]);
  const look = useCallback(async () => {
    const isTaken = await isBatchTaken(navigator.locks as LockManager | undefined);
    setLeft(user === undefined || isTaken ? [] : await signingJournal().all(user));
  }, [user]);
  const renew = useCallback(
    () =>
      void look().catch(() => {
        // A journal that cannot be read has kept nothing that could be resumed.
        setLeft([]);
      }),
    [look],
  );
  // A batch that begins or ends changes what is left.
  useEffect(renew, [renew, jobs]);
  return [left, renew];
}

/** Offers to go on with a batch that a closed tab or a killed browser cut off. */
export function ResumeBar() {
  const note = useNoteStyles();
  const format = useFormat();
  const [left, renew] = useLeft();
  const [action, setAction] = useState<'resume' | 'forget'>();
  const close = () => setAction(undefined);
  if (left.length === 0) return null;
  return (
    <div role="status" className={mergeClasses(note.root, note.warning)}>
      <FormattedMessage {...interrupted} values={{ count: format.number(left.length) }} />
      <div className={note.buttons}>
        <Button size="small" onClick={() => setAction('resume')}>
          <FormattedMessage {...m.resume} />
        </Button>
        <Button size="small" onClick={() => setAction('forget')}>
          <FormattedMessage {...m.forget} />
        </Button>
      </div>
      {action === 'resume' && (
        <Suspense>
          <SignDialog what={{ left }} onClose={close} />
        </Suspense>
      )}
      {action === 'forget' && (
        <ConfirmAction
          title={m.forgetTitle}
          yes={m.forget}
          run={() => signingJournal().remove(left.map(({ id }) => id))}
          done={m.forgotten}
          onClose={() => {
            close();
            renew();
          }}
        >
          <FormattedMessage {...m.forgetText} />
        </ConfirmAction>
      )}
    </div>
  );
}
