import { FailureBar } from '../../../src/kit/feedback/FailureBar';
import { failures } from '../samples';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="Refused">
        <FailureBar failure={failures.broken} />
      </State>
      <State name="The answer was lost">
        <FailureBar failure={{ kind: 'network', status: 0, codes: [] }} recheck={() => undefined} />
      </State>
    </>
  );
}
