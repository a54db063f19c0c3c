/**
 * The first script of the page, and a very small one. While the panel is still being fetched it starts what the
 * address will need: the files of the screen, the rights and the first rows. Nothing depends on it; the panel asks
 * again for whatever is missing here.
 */
import { readConfig } from './api/transport/config';
import { prefetch } from './api/transport/prefetch';
import { addressOf } from './api/transport/services';
import { keptFields } from './app/keptFields';
import { earlyPages, filesOf } from './app/pageBlocks';
import { shortOf, type LanguageCode } from './i18n/languages';
import { textsAddress } from './i18n/textsFile';
import { hearEarlyKeys } from './lib/earlyKeys';
import { earlyOf, type EarlyCall } from './routes/earlyPage';
import { firstPaint } from './session/storageMirror';
import type { SessionRecord } from './session/record';
import { isExpired } from './session/token';
import { browserStorage } from './session/vaultEnvironment';

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

function begin() {
  const { local, session } = browserStorage();
  const now = Date.now();
  const { language = 'ru', pageSize = 10 } = keptFields('preferences', local);
  const fetchFiles = (texts: readonly string[], ...parts: (string | undefined)[]) => {
    for (const file of filesOf(...parts)) fetchFile(`/${file}`);
    for (const namespace of texts) fetchFile(textsAddress(shortOf(language as LanguageCode), namespace));
  };
  const record = firstPaint(local, session, now);
  if (!record) return fetchFiles(['public'], 'shell/frame/BareFrame', 'sign-in/Login');

  hearEarlyKeys();
  const early = earlyOf(earlyPages(), location.pathname, location.search, Number(pageSize));
  // Before the files: a browser opens six lines to a server, and the answers are small.
  if (!isExpired(record, now)) askEarly(record, early, keptFields('rights', local));
  fetchFiles(['public', 'frame', ...(early?.texts ?? [])], 'sheet', 'Inside', early?.screen);
}

/** The rights come first: nothing is shown without them. A page that may not be seen asks for no data. */
function askEarly(
  record: SessionRecord,
  early: ReturnType<typeof earlyOf>,
  { owner, permissions }: Record<string, unknown>,
) {
  const roles: EarlyCall[] = record.user.role_ids.map((id) => ({ path: `/system-user/v1/user-roles/${id}` }));
  const rights = owner === record.user.id ? (permissions as Partial<Record<string, string[]>> | null) : null;
  const mayAsk = early && rights?.[early.permission[0]]?.includes(early.permission[1]);
  const calls = mayAsk ? [...roles, ...early.calls] : roles;
  const config = readConfig(document);
  prefetch(
    calls.map(({ path, parameters = {} }) => addressOf(path, parameters, config)),
    record.access,
  );
}

try {
  begin();
} catch {
  // Something broken in what was kept: the panel begins without a start.
}
