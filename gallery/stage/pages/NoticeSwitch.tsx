import { NoticeSwitch } from '../../../src/kit/NoticeSwitch';
import { State } from '../State';

export function Page() {
  return (
    <State name="Do not disturb">
      <NoticeSwitch />
    </State>
  );
}
