import { m } from './messages';
import { QueueTiles } from './QueueTiles';

/** Who has come and submitted nothing yet, or was sent back. */
export default function NewcomerQueue() {
  return <QueueTiles status="new" title={m.newcomers} />;
}
