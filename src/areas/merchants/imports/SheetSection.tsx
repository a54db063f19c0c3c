import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useLazyGetProductTemplateQuery } from '../../../api/payment/merchantImports';
import { Action } from '../../../kit/actions/Action';
import { useAsyncAction } from '../../../kit/actions/useAsyncAction';
import { Section } from '../../../kit/detail/Section';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { ActionRow } from '../../../parts/ActionRow';
import { AddFiles } from '../../../parts/AddFiles';
import { Can } from '../../../session/can';
import { sheetKinds, type MerchantUploads } from '../merchants/merchantUploads';
import { m } from './messages';

interface Props {
  merchantId: number;
  uploads: MerchantUploads;
}

/** The empty sheet to fill in, and the way for the filled one. */
export function SheetSection({ merchantId, uploads }: Props) {
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
        <AddFiles
          label={m.send}
          help={m.sendHelp}
          kinds={sheetKinds}
          uploading={uploads.sheets}
          // From here on it stands in the list of imports.
          isThere={(id) => uploads.begun.includes(id)}
        />
      </Can>
    </Section>
  );
}
