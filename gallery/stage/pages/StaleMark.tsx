import { StaleMark } from '../../../src/kit/StaleMark';
import { failures } from '../samples';
import { State } from '../State';

export function Page() {
  return (
    <State name="What is shown is old">
      <StaleMark failure={failures.broken} retry={() => undefined} />
    </State>
  );
}
