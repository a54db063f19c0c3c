import { VisuallyHidden } from '../../../src/kit/foundation/VisuallyHidden';

import { State } from '../State';

export function Page() {
  return (
    <State name="There for those who listen">
      <p>
        Before<VisuallyHidden>Unseen</VisuallyHidden>After
      </p>
    </State>
  );
}
