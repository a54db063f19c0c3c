import { Day } from '../../../src/kit/values/values';

import { State } from '../State';

export function Page() {
  return (
    <State name="A day, nothing, no day" isRow>
      <Day value="2026-03-05" />
      <Day value={null} />
      <Day value="2026-02-31" />
    </State>
  );
}
