import { DateTime } from '../../../src/kit/values/values';

import { State } from '../State';

export function Page() {
  return (
    <State name="A moment, nothing, nonsense" isRow>
      <DateTime value="2026-03-05 14:07:31" />
      <DateTime value={null} />
      <DateTime value="soon" />
    </State>
  );
}
