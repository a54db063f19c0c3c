import { useState } from 'react';
import { useImportProductSheetMutation } from '../../../api/payment/merchantImports';
import { useAddMerchantAttachmentMutation, useUploadMerchantDocumentMutation } from '../../../api/payment/merchants';
import { documentKinds, imageKinds, type FileKind } from '../../../lib/fileKind';
import { useUploads } from '../../../parts/useUploads';

export const paperKinds: readonly FileKind[] = [...imageKinds, ...documentKinds];
export const sheetKinds: readonly FileKind[] = ['xlsx'];

/** A file is called after its name. */
const titleOfFile = (name: string) => name.replace(/\.[^.]*$/, '').slice(0, 120) || name.slice(0, 120);

/** The files on their way to a merchant; they stand on its card, because a tab that is left takes off the page what it began. */
export function useMerchantUploads(id: number) {
  const upload = useUploadMerchantDocumentMutation();
  const [attach] = useAddMerchantAttachmentMutation();
  const papers = useUploads(paperKinds, async (file, sent) => {
    const { document_key } = await upload(file, sent);
    if (sent.signal.aborted) return '';
    const body = { merchant_id: id, document_key, title: titleOfFile(file.name) };
    return String((await attach({ body }).unwrap()).id);
  });
  const [send] = useImportProductSheetMutation();
  const [begun, setBegun] = useState<readonly string[]>([]);
  const sheets = useUploads(sheetKinds, async (file, sent) => {
    const run = String((await send(id, file, sent)).id);
    setBegun((all) => [...all, run]);
    return run;
  });
  return { papers, sheets, begun };
}

export type MerchantUploads = ReturnType<typeof useMerchantUploads>;
