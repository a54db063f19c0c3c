import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useImportProductSheetMutation, useLazyGetProductTemplateQuery } from '../../../api/payment/merchantImports';
import { Action } from '../../../kit/actions/Action';
import { useAsyncAction } from '../../../kit/actions/useAsyncAction';
import { Section } from '../../../kit/detail/Section';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import type { FileKind } from '../../../lib/fileKind';
import { ActionRow } from '../../../parts/ActionRow';
import { AddFiles } from '../../../parts/AddFiles';
import { useUploads } from '../../../parts/useUploads';
import { Can } from '../../../session/can';
import { m } from './messages';

const kinds: readonly FileKind[] = ['xlsx'];

/** The empty sheet to fill in, and the way for the filled one. */
export function SheetSection({ merchantId }: { merchantId: number }) {
  const [template] = useLazyGetProductTemplateQuery();
  const save = useAsyncAction(async () => {
    const { file, name } = await template(merchantId);
    const { saveFile } = await import('../../../kit/foundation/saveFile');
    saveFile(file, name ?? `goods_${merchantId}.xlsx`);
  }, m.templateSaved);
  return (
    <Section id="importSheet" title={m.sheet}>
      <ActionRow>
        <Action label={m.template} icon={ArrowDownload20Regular} onSelect={save.start} />
      </ActionRow>
      {save.failure && <FailureNote failure={save.failure} retry={save.start} />}
      <Can do="merchants.import">
        <SendSheet merchantId={merchantId} />
      </Can>
    </Section>
  );
}

function SendSheet({ merchantId }: { merchantId: number }) {
  const [send] = useImportProductSheetMutation();
  const [begun, setBegun] = useState<readonly string[]>([]);
  const uploading = useUploads(kinds, async (file, sent) => {
    const id = String((await send(merchantId, file, sent)).id);
    setBegun((all) => [...all, id]);
    return id;
  });
  return (
    <AddFiles
      label={m.send}
      help={m.sendHelp}
      kinds={kinds}
      uploading={uploading}
      // From here on it stands in the list of imports.
      isThere={(id) => begun.includes(id)}
    />
  );
}
