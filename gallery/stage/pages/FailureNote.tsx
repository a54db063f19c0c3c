import { FailureNote } from '../../../src/kit/feedback/FailureNote';
import { failures } from '../samples';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="Refused">
        <FailureNote failure={failures.forbidden} retry={() => undefined} />
      </State>
      <State name="Not found">
        <FailureNote failure={failures.missing} />
      </State>
      <State name="The service failed">
        <FailureNote failure={failures.broken} retry={() => undefined} />
      </State>
      <State name="No network">
        <FailureNote failure={failures.offline} retry={() => undefined} />
      </State>
    </>
  );
}
