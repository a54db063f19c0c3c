import { useEffect, useState } from 'react';
import { useApiDispatch, type ApiThunk } from '../../api/cache/dispatch';
import { useJobs } from '../../kit/jobs/jobs';
import { unsavedPaths } from '../../kit/state/unsavedChanges';
import { signOutStarted } from '../../session/slice';
import { framePart } from '../foundation/framePart';

const SignInAgain = framePart(async () => (await import('./SignInAgain')).SignInAgain, 'shell.asked');

/**
 * The tokens are gone already. The page is loaded again without them, so that the guard leads to sign-in and remembers
 * where to come back to. The record of the session stays marked as ended: other windows may hold unsaved work.
 */
const goToSignIn =
  (): ApiThunk<void> =>
  (dispatch, _getState, { restart }) => {
    dispatch(signOutStarted());
    restart('here');
  };

/**
 * The server ended the session. Over unsaved work, and over work that goes on, stands the question to sign in again;
 * with nothing to lose the way leads to sign-in.
 */
export function SessionEnd() {
  const dispatch = useApiDispatch();
  const jobs = useJobs();
  const [wouldLose] = useState(() => unsavedPaths().length > 0 || jobs.some((job) => job.isUnderWay()));
  useEffect(() => {
    if (!wouldLose) dispatch(goToSignIn());
  }, [wouldLose, dispatch]);
  return wouldLose && <SignInAgain />;
}
