import { isRecord, isText } from './guards';

/** A decision that somebody else made first, as a fresh record tells of it. */
export interface Decision {
  /** Who made it. */
  by: string;
  /** A timestamp of the service. */
  at: string | null;
  /** The code of the status that the record has now. */
  status: string;
}

/** In these something is still to be decided, whoever touched the record last. */
const open: readonly string[] = ['pending', 'in_process', 'new', 'checked', 'draft', 'created'];

/**
 * The decision in the `current` of a refusal; undefined where nobody has decided yet. Claims and payments of the bank say
 * `processed_by`, general claims, cards and documents `decided_by`.
 */
export function decisionIn(current: Readonly<Record<string, unknown>> | undefined): Decision | undefined {
  if (current === undefined) return undefined;
  const by = current['processed_by'] ?? current['decided_by'];
  const at = current['processed_at'] ?? current['decided_at'];
  const { status } = current;
  if (!isRecord(by) || !isText(by['name']) || !isText(status) || open.includes(status)) return undefined;
  return { by: by['name'], at: isText(at) ? at : null, status };
}
