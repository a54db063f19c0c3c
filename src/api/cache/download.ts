import { failed, failureOf, type Answer } from '../transport/parseResponse';
import type { Call } from './baseQuery';
import type { ApiThunk } from './dispatch';
import { addressOf, timeoutOf } from '../transport/services';
import { withSession } from '../session/withSession';

export interface Downloaded {
  file: Blob;
  /** As the service names it; undefined when it does not. */
  name: string | undefined;
}

/** The name in Content-Disposition, without anything that would make a path of it. */
export function fileNameOf(header: string | null): string | undefined {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(header ?? '');
  let name = plain?.[1] ?? plain?.[2];
  try {
    if (encoded) name = decodeURIComponent(encoded.trim());
  } catch {
    // Half of an encoded letter: the plain name, when there is one, has to do.
  }
  const clean = name?.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_').trim();
  return clean === '' || clean === '.' || clean === '..' ? undefined : clean;
}

/** An answer that is shown to people as an error or a page is no file, whatever its status says. */
const isText = (type: string | null): boolean => /^(application\/(problem\+)?json|text\/html)/i.test(type ?? '');

async function fetchFile(request: RequestInit & { url: string }): Promise<Answer<Downloaded>> {
  const { url, ...options } = request;
  try {
    const response = await fetch(url, options);
    if (!response.ok) return { error: failureOf(response.status, await response.text(), response.headers) };
    const file = await response.blob();
    if (file.size === 0 || isText(response.headers.get('content-type'))) return failed('malformed');
    return { data: { file, name: fileNameOf(response.headers.get('content-disposition')) } };
  } catch {
    const { signal } = options;
    if (!signal?.aborted) return failed('network');
    const reason: unknown = signal.reason;
    return failed(reason instanceof DOMException && reason.name === 'TimeoutError' ? 'timeout' : 'aborted');
  }
}

/** A call that answers with a file: past the cache, which keeps no files. Rejects with a Failure. */
export const download =
  ({ url, method = 'GET', params = {} }: Call): ApiThunk<Promise<Downloaded>> =>
  async (_dispatch, _getState, extra) => {
    const signal = AbortSignal.timeout(timeoutOf(url));
    const address = addressOf(url, params, extra.config);
    const { data, error } = await withSession(extra, signal, (access) =>
      fetchFile({
        url: address,
        method,
        headers: { Authorization: `Bearer ${access}`, 'Accept-Language': extra.language() },
        signal,
      }),
    );
    if (error) throw error;
    return data;
  };
