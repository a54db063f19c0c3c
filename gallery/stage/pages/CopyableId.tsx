import { CopyableId } from '../../../src/kit/values/CopyableId';

import { State } from '../State';

export function Page() {
  return (
    <State name="A number, a long code" isRow>
      <CopyableId text={417} />
      <CopyableId text="DVN-2026-000417-MUDARABA" />
    </State>
  );
}
