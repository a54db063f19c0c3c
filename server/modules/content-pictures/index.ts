import { Readable } from 'node:stream';
import type { Sql } from '../../db/database';
import { identityOf, imageKinds } from '../../files/kinds';
import type { Call, HandlerMap } from '../../http/contract';
import type { Module } from '../../http/module';
import { momentOf, preciseTimestampOf, type Clock } from '../../shared/clock';
import { Refusal } from '../../shared/problem';
import { readPicture } from '../catalogue-pictures/index';
import { takeUpload } from '../uploads/index';

/** How many pictures a person sends in an hour, and how many a process reads at once, each held in memory until it is stored. */
const mostInHour = 60;
const mostAtOnce = 16;
const hour = 3_600_000;
let underWay = 0;

type Upload = Call<'uploadContentPicture'>;

const handlers = {
  async uploadContentPicture(call) {
    // Before it is read, and again beside the others that came meanwhile.
    await refuseMore(call.db, call);
    const key = await keep(call, (sql) => count(sql, call));
    return { id: identityOf(key), url: call.files.dailyUrl(key) };
  },

  async uploadStoryPicture(call) {
    const key = await keep(call);
    return { id: identityOf(key), url: call.files.dailyUrl(key) };
  },
} satisfies Partial<HandlerMap>;

type Kept = Pick<Upload, 'body' | 'db' | 'files' | 'clock' | 'user'>;

/** Looks at a picture by its head, keeps it, and answers its key. */
async function keep(call: Kept, within?: (sql: Sql) => Promise<void>): Promise<string> {
  if (underWay >= mostAtOnce)
    throw new Refusal(503, 'unavailable', 'Too many pictures are taken in at once', { retryAfter: 2 });
  underWay += 1;
  try {
    const { name, content } = await readPicture(call.body, 'content');
    const { key } = await takeUpload(
      { ...call, body: { name, content: Readable.from([content]) } },
      imageKinds,
      within,
    );
    return key;
  } finally {
    underWay -= 1;
  }
}

interface Sender {
  user: { id: number };
  clock: Clock;
}

async function refuseMore(sql: Sql, { user, clock }: Sender): Promise<void> {
  const since = preciseTimestampOf(new Date(clock.now().getTime() - hour));
  const sent = await sql.query<{ at: string }>(
    'select sent_at as at from content_uploads where user_id = $1 and sent_at > $2 order by sent_at',
    [user.id, since],
  );
  const first = sent[sent.length - mostInHour];
  if (first === undefined) return;
  const waited = clock.now().getTime() - momentOf(first.at).getTime();
  const retryAfter = Math.max(1, Math.ceil((hour - waited) / 1000));
  throw new Refusal(429, 'too_many_attempts', `${mostInHour} pictures an hour`, { retryAfter });
}

/** The person is held by whoever counts what he has not attached yet, so that two pictures are counted one after the other. */
async function count(sql: Sql, sender: Sender): Promise<void> {
  await refuseMore(sql, sender);
  const now = sender.clock.now().getTime();
  await sql.query('delete from content_uploads where user_id = $1 and sent_at <= $2', [
    sender.user.id,
    preciseTimestampOf(new Date(now - hour)),
  ]);
  await sql.query('insert into content_uploads (user_id, sent_at) values ($1, $2)', [
    sender.user.id,
    preciseTimestampOf(new Date(now)),
  ]);
}

/** Pictures of banners, stories, campaigns and messages on their way to what they belong to. */
export const contentPicturesModule: Module = { handlers };
