/**
 * The first script of the page, and a very small one. While the panel is still being fetched it starts what the
 * address will need: the files of the screen, the rights and the first rows. Nothing depends on it; the panel asks
 * again for whatever is missing here.
 */
import { readConfig } from './api/transport/config';
import { prefetch } from './api/transport/prefetch';
import { addressOf } from './api/transport/services';
import { filesOf } from './app/filesOf';
import { shortOf, type LanguageCode } from './i18n/languages';
import { textsAddress } from './i18n/textsFile';
import { earlyOf, type EarlyCall } from './routes/early';
import { firstPaint } from './session/storageMirror';
import type { SessionRecord } from './session/record';
import { isExpired } from './session/token';

/** redux-persist writes every field of a slice as a text of its own. */
function kept(slice: string, field: string): unknown {
  const fields = JSON.parse(localStorage.getItem(`persist:${slice}`) ?? '{}') as Record<string, string>;
  return JSON.parse(fields[field] ?? 'null');
}

function fetchFile(address: string) {
  const link = document.createElement('link');
  const isSheet = address.endsWith('.css');
  link.rel = isSheet ? 'stylesheet' : 'preload';
  if (!isSheet) link.as = address.endsWith('.json') ? 'fetch' : 'script';
  // As fetch() asks for it, or it would be asked for twice.
  if (link.as === 'fetch') link.crossOrigin = 'anonymous';
  // Behind the scripts of the page itself: those are run while these are still coming.
  link.fetchPriority = 'low';
  link.href = address;
  document.head.append(link);
}

function fetchFiles(texts: readonly string[], ...parts: (string | undefined)[]) {
  const language = shortOf(String(kept('preferences', 'language') ?? 'ru') as LanguageCode);
  for (const file of filesOf(...parts)) fetchFile(`/${file}`);
  for (const namespace of texts) fetchFile(textsAddress(language, namespace));
}

function begin() {
  const record = firstPaint(localStorage, sessionStorage, Date.now());
  if (!record) return fetchFiles(['public'], 'shell/frame/BareFrame', 'sign-in/Login');

  const early = earlyOf(location.pathname, location.search, Number(kept('preferences', 'pageSize') ?? 10));
  // Before the files: a browser opens six lines to a server, and the answers are small.
  if (!isExpired(record, Date.now())) askEarly(record, early);
  fetchFiles(['public', 'frame', ...(early?.texts ?? [])], 'sheet', 'Inside', early?.screen);
}

/** The rights come first: nothing is shown without them. A page that may not be seen asks for no data. */
function askEarly(record: SessionRecord, early: ReturnType<typeof earlyOf>) {
  const config = readConfig(document);
  const roles: EarlyCall[] = record.user.role_ids.map((id) => ({ path: `/system-user/v1/user-roles/${id}` }));
  const rights = kept('rights', 'permissions') as Partial<Record<string, string[]>> | null;
  const isOwn = kept('rights', 'owner') === record.user.id;
  const mayAsk = early && isOwn && rights?.[early.permission[0]]?.includes(early.permission[1]);
  const calls = mayAsk ? [...roles, ...early.calls] : roles;
  prefetch(
    calls.map(({ path, parameters = {} }) => addressOf(path, parameters, config)),
    record.access,
  );
}

try {
  begin();
} catch {
  // No storage, or something broken in it: the panel begins without a start.
}
