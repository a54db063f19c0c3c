import { DetailSkeleton, SectionSkeleton, Skeleton } from '../../../src/kit/feedback/skeletons';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="A text on its way" isRow>
        <div style={{ width: 320, display: 'grid', gap: 12 }}>
          <Skeleton tall width="short" />
          <Skeleton />
          <Skeleton width="short" />
        </div>
      </State>
      <State name="A section">
        <SectionSkeleton />
      </State>
      <State name="A card">
        <DetailSkeleton title="Investor" />
      </State>
    </>
  );
}
