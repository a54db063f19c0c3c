/**
 * The first script of the page, and a very small one. While the panel is still being fetched it starts what the
 * address will need: the files of the screen, the rights and the first rows. Nothing depends on it; the panel asks
 * again for whatever is missing here.
 */
import { readConfig } from './api/transport/config';
import { addressOf } from './api/transport/services';
import { filesOf } from './app/filesOf';
import { earlyOf, type EarlyCall } from './routes/early';
import { firstPaint } from './session/storageMirror';
import type { SessionRecord } from './session/record';
import { isExpired } from './session/token';

/** redux-persist writes every field of a slice as a text of its own. */
function kept(slice: string, field: string): unknown {
  const fields = JSON.parse(localStorage.getItem(`persist:${slice}`) ?? '{}') as Record<string, string>;
  return JSON.parse(fields[field] ?? 'null');
}

function fetchFiles(...parts: (string | undefined)[]) {
  for (const file of filesOf(...parts)) {
    const link = document.createElement('link');
    const isSheet = file.endsWith('.css');
    link.rel = isSheet ? 'stylesheet' : 'preload';
    if (!isSheet) link.as = 'script';
    // Behind the scripts of the page itself: those are run while these are still coming.
    link.fetchPriority = 'low';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

function begin() {
  const language = String(kept('preferences', 'language') ?? 'ru').slice(0, 2);
  const record = firstPaint(localStorage, sessionStorage, Date.now());
  if (!record) return fetchFiles(`${language}?first`, 'shell/frame/BareFrame', 'sign-in/Login');

  const early = earlyOf(location.pathname, location.search, Number(kept('preferences', 'pageSize') ?? 10));
  // Before the files: a browser opens six lines to a server, and the answers are small.
  if (!isExpired(record, Date.now())) window.__early = askEarly(record, early);
  fetchFiles('sheet', `${language}?early`, 'Inside', early?.screen ?? `${language}?late`);
}

function askEarly(record: SessionRecord, early: ReturnType<typeof earlyOf>): Record<string, Promise<Response>> {
  const config = readConfig(document);
  const started: Record<string, Promise<Response>> = {};
  const start = ({ path, parameters = {} }: EarlyCall) => {
    const url = addressOf(path, parameters, config);
    const answer = fetch(url, { headers: { Accept: 'application/json', Authorization: `Bearer ${record.access}` } });
    // Whoever takes the answer up hears of a failure; until then it is nobody's.
    answer.catch(() => undefined);
    started[url] = answer;
  };
  for (const id of record.user.role_ids) start({ path: `/system-user/v1/user-roles/${id}` });
  const rights = kept('rights', 'permissions') as Partial<Record<string, string[]>> | null;
  const isOwn = kept('rights', 'owner') === record.user.id;
  if (early && isOwn && rights?.[early.permission[0]]?.includes(early.permission[1])) early.calls.forEach(start);
  return started;
}

try {
  begin();
} catch {
  // No storage, or something broken in it: the panel begins without a start.
}
