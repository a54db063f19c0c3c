import { DetailSkeleton, ScreenSkeleton, SectionSkeleton } from '../../../src/kit/feedback/skeletons';

import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="A section">
        <SectionSkeleton />
      </State>
      <State name="A card">
        <DetailSkeleton title="Investor" />
      </State>
      <State name="A screen">
        <ScreenSkeleton />
      </State>
    </>
  );
}
