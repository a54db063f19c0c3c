import { DoNotDisturbSwitch } from '../../../src/kit/feedback/DoNotDisturbSwitch';
import { State } from '../State';

export function Page() {
  return (
    <State name="Do not disturb">
      <DoNotDisturbSwitch />
    </State>
  );
}
