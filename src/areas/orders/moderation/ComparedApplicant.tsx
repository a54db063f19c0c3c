import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetApplicationQuery } from '../../../api/payment/instalments';
import type { Order } from '../../../api/payment/orders';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../../kit/feedback/skeletons';
import { ApplicantSection } from '../../../parts/applicant/ApplicantSection';
import type { useOrderPhotos } from './useOrderPhotos';

interface Props {
  order: Order;
  photos: ReturnType<typeof useOrderPhotos>;
}

/** The photos of who buys, and beside them what was typed in the application. */
export function ComparedApplicant({ order: { application_id: id }, photos: { applicant, tell } }: Props) {
  const { item, failure, retry } = useRecordQuery(useGetApplicationQuery({ id }), id);
  return (
    <ApplicantSection
      application={item}
      instead={failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />}
      photos={applicant}
      watch={{ onState: tell, onRetry: applicant.retry }}
    />
  );
}
