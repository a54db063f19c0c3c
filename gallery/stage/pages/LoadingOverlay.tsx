import { LoadingOverlay } from '../../../src/kit/feedback/LoadingOverlay';

import { State } from '../State';

export function Page() {
  return (
    <State name="Covers what it stands in">
      <div style={{ position: 'relative', height: 240, transform: 'scale(1)' }}>
        <LoadingOverlay />
      </div>
    </State>
  );
}
