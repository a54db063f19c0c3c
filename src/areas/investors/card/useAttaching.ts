import { useRef, useState } from 'react';
import { useUploadInvestorFileMutation } from '../../../api/investment/investorFiles';
import { useAddInvestorAttachmentMutation } from '../../../api/investment/investors';
import type { Upload } from '../../../kit/fields/UploadList';
import { useUnmountEffect } from '../../../kit/foundation/useUnmountEffect';
import { checkFile, documentKinds, imageKinds } from '../../../lib/fileKind';
import { toFailure, type Failure } from '../../../lib/failure';

interface Sending extends Upload {
  file: File;
  /** What the service calls it, once it has arrived. */
  fileId?: string;
}

/** What the look at a file found, in the shape of the refusal that the service would give. */
function refusalOf(problem: string): Failure {
  const code = problem.startsWith('file.size') ? 'file_too_large' : 'file_kind_not_allowed';
  return { kind: 'status', status: 415, codes: [code] };
}

const kinds = [...imageKinds, ...documentKinds];

/** Files on their way to an investor: sent one after the other, and attached when they have arrived. */
export function useAttaching(investorId: number) {
  const [uploads, setUploads] = useState<readonly Sending[]>([]);
  const [attach] = useAddInvestorAttachmentMutation();
  const send = useUploadInvestorFileMutation();
  const stops = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());

  // Whoever closes the card takes back what is still on its way; in a tab that is only left it goes on.
  useUnmountEffect(() => {
    for (const stop of stops.current.values()) stop.abort();
  });

  const change = (id: string, part: Partial<Sending>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const remove = (id: string): void => setUploads((all) => all.filter((one) => one.id !== id));

  const run = async (id: string, file: File): Promise<void> => {
    const stop = stops.current.get(id);
    if (!stop || stop.signal.aborted) return;
    try {
      const problem = await checkFile(file, kinds);
      if (problem) throw refusalOf(problem);
      change(id, { state: 'sending', progress: 0 });
      const options = { signal: stop.signal, onProgress: (progress: number) => change(id, { progress }) };
      const { id: file_id } = await send(file, options);
      if (stop.signal.aborted) return;
      await attach({ investor_id: investorId, body: { file_id } }).unwrap();
      change(id, { state: 'done', fileId: file_id });
    } catch (error) {
      if (!stop.signal.aborted) change(id, { state: 'failed', failure: toFailure(error) });
    }
  };
  const start = (id: string, file: File): void => {
    stops.current.set(id, new AbortController());
    queue.current = queue.current.then(() => run(id, file));
  };

  return {
    uploads,
    add: (files: readonly File[]): void => {
      const added = files.map((file) => ({
        id: crypto.randomUUID(),
        name: file.name,
        state: 'waiting' as const,
        file,
      }));
      setUploads((all) => [...all, ...added]);
      for (const { id, file } of added) start(id, file);
    },
    cancel: (id: string): void => {
      stops.current.get(id)?.abort();
      remove(id);
    },
    retry: (id: string): void => {
      const again = uploads.find((one) => one.id === id);
      if (!again) return;
      change(id, { state: 'waiting', failure: undefined });
      start(id, again.file);
    },
    remove,
  };
}
