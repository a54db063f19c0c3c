import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { notify, notifyFailure } from '../../../src/kit/state/notifications';
import { Toaster } from '../../../src/kit/feedback/Toaster';
import { failures } from '../samples';
import { listWords } from '../list';
import { State } from '../State';

function Said() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(notify({ tone: 'success', title: listWords.create }));
    dispatch(notify({ tone: 'info', title: listWords.open, text: listWords.archived }));
    dispatch(notifyFailure(failures.broken));
    dispatch(notifyFailure(failures.forbidden));
  }, [dispatch]);
  return <Toaster />;
}

export function Page() {
  return (
    <State name="Success, information, error: at the foot" height={320}>
      <Said />
    </State>
  );
}
