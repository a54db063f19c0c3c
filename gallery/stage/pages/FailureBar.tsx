import { FailureBar } from '../../../src/kit/feedback/FailureBar';
import type { Failure } from '../../../src/lib/failure';
import { failures } from '../samples';
import { State } from '../State';

const tooLate: Failure = {
  ...{ kind: 'status', status: 409, codes: ['changed_meanwhile'] },
  current: { status: 'approved', decided_by: { id: 9, name: 'Елена Ким' }, decided_at: '2026-11-20 23:37:05' },
};

export function Page() {
  return (
    <>
      <State name="Refused">
        <FailureBar failure={failures.broken} />
      </State>
      <State name="The answer was lost">
        <FailureBar failure={{ kind: 'network', status: 0, codes: [] }} />
      </State>
      <State name="Somebody else decided first">
        <FailureBar failure={tooLate} />
      </State>
    </>
  );
}
