import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Upload } from '../kit/fields/UploadList';
import { useUnmountEffect } from '../kit/foundation/useUnmountEffect';
import { useUnsavedChanges } from '../kit/state/unsavedChanges';
import { toFailure } from '../lib/failure';
import { checkFile, fileRefusal, type FileKind } from '../lib/fileKind';

type Send = (file: File, sent: Sent) => Promise<string>;

interface Sending extends Upload {
  file: File;
  /** As they were when it was chosen: what is chosen by then for the next ones is no matter when it is sent once more. */
  kinds: readonly FileKind[];
  send: Send;
  /** What the service calls it, once it has arrived. */
  fileId?: string;
}

interface Sent {
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

/**
 * Files on their way to a record, one after the other. `send` takes one to the service and puts it to the record, and
 * answers what it is called there; it is given up by its signal. Stands above the tabs and the sections that fold: what is
 * under way ends with the part that began it.
 */
export function useUploads(kinds: readonly FileKind[], send: Send) {
  const { pathname } = useLocation();
  const [uploads, setUploads] = useState<readonly Sending[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());

  // Whoever closes the card takes back what is still on its way; in a tab that is only left it goes on.
  useUnmountEffect(() => {
    for (const stop of stops.current.values()) stop.abort();
  });
  useUnsavedChanges(
    pathname,
    uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
  );

  const change = (id: string, part: Partial<Sending>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const remove = (id: string): void => setUploads((all) => all.filter((one) => one.id !== id));

  const run = async ({ id, file, ...chosen }: Sending): Promise<void> => {
    const stop = stops.current.get(id);
    if (!stop || stop.signal.aborted) return;
    try {
      const problem = await checkFile(file, chosen.kinds);
      if (problem) throw fileRefusal(problem);
      change(id, { state: 'sending', progress: 0 });
      const fileId = await chosen.send(file, {
        signal: stop.signal,
        onProgress: (progress) => change(id, { progress }),
      });
      change(id, { state: 'done', fileId });
    } catch (error) {
      if (!stop.signal.aborted) change(id, { state: 'failed', failure: toFailure(error) });
    }
  };
  const start = (one: Sending): void => {
    stops.current.set(one.id, new AbortController());
    queue.current = queue.current.then(() => run(one));
  };

  return {
    uploads,
    add: (files: readonly File[]): void => {
      const added = files.map((file) => ({
        id: crypto.randomUUID(),
        name: file.name,
        state: 'waiting' as const,
        ...{ file, kinds, send },
      }));
      setUploads((all) => [...all, ...added]);
      for (const one of added) start(one);
    },
    cancel: (id: string): void => {
      stops.current.get(id)?.abort();
      remove(id);
    },
    retry: (id: string): void => {
      const again = uploads.find((one) => one.id === id);
      if (!again) return;
      change(id, { state: 'waiting', failure: undefined });
      start(again);
    },
    remove,
  };
}
