import { AccessGapNotes } from '../AccessGapNotes';
import { accessGaps } from '../accessGaps';
import type { CheckSets } from '../matrix/checks';

interface Props {
  checks: CheckSets;
  /** The calls for which the roles of this name in the services hold no policy; unknown while they are read. */
  closed: readonly string[] | undefined;
}

/** What the ticks of a role promise and do not open, said while they are made. */
export function MatrixGaps({ checks, closed }: Props) {
  if (!closed) return null;
  const permissions = Object.fromEntries([...checks].map(([id, actionsOf]) => [id, [...actionsOf]]));
  return <AccessGapNotes gaps={accessGaps(permissions, closed)} />;
}
