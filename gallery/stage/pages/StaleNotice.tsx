import { StaleNotice } from '../../../src/kit/feedback/StaleNotice';
import { failures } from '../samples';
import { State } from '../State';

const at = Date.UTC(2026, 2, 5, 9, 7, 31);

export function Page() {
  return (
    <>
      <State name="What is shown is old">
        <StaleNotice failure={failures.broken} at={at} retry={() => undefined} />
      </State>
      <State name="There is no network">
        <StaleNotice at={at} retry={() => undefined} />
      </State>
    </>
  );
}
