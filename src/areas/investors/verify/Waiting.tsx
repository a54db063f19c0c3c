import { useIntl } from 'react-intl';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { HiddenHeading } from '../../../kit/detail/HiddenHeading';
import { DetailSkeleton } from '../../../kit/feedback/skeletons';
import type { Failure } from '../../../lib/failure';
import { m } from './messages';

/** The place of whoever is verified next: on his way, or the reason why he could not be read. */
export function Waiting({ failure, retry }: { failure?: Failure; retry?: () => void }) {
  const title = useIntl().formatMessage(m.atHand);
  if (!failure) return <DetailSkeleton isPart title={title} />;
  return (
    <section>
      <HiddenHeading level={2}>{title}</HiddenHeading>
      <FailureNote failure={failure} retry={retry} />
    </section>
  );
}
