import { m } from './messages';
import { QueueTiles } from './QueueTiles';

/** Whose documents wait to be verified. */
export default function VerificationQueue() {
  return <QueueTiles status="in_process" title={m.verification} />;
}
