import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { notify, notifyFailure } from '../../../src/kit/notices';
import { Toasts } from '../../../src/kit/Toasts';
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
  return <Toasts />;
}

export function Page() {
  return (
    <State name="Success, information, error: at the corner" height={320}>
      <Said />
    </State>
  );
}
