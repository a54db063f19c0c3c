import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useAttachOrderFile, type AttachmentKind, type OrderAttachment } from '../../../api/payment/orders';
import { useFileDrop } from '../../../kit/foundation/useFileDrop';
import { ChoiceSelect } from '../../../kit/list/ChoiceSelect';
import { notify } from '../../../kit/state/notifications';
import { useNoticePath } from '../../../kit/state/notificationTarget';
import { imageKinds, type FileKind } from '../../../lib/fileKind';
import { AddFiles } from '../../../parts/AddFiles';
import { useUploads } from '../../../parts/useUploads';
import { m } from './messages';
import { attachmentKinds } from '../orderTerms';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    padding: tokens.spacingVerticalM,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  over: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
});

const everyKind: readonly FileKind[] = [...imageKinds, 'pdf'];

/** Files on their way to an order, each as what it was when it was chosen. */
export function useAttaching(contractNumber: string) {
  const dispatch = useDispatch();
  const path = useNoticePath();
  const [kind, setKind] = useState<AttachmentKind>('photo_report');
  const attach = useAttachOrderFile(contractNumber);
  const kinds = kind === 'photo_report' ? imageKinds : everyKind;
  const uploading = useUploads(kinds, async (file, sent) => {
    const { id } = await attach(file, kind, sent);
    dispatch(notify({ tone: 'success', title: kind === 'photo_report' ? m.photoAdded : m.fileAttached, path }));
    return String(id);
  });
  return { kind, setKind, kinds, uploading };
}

interface Props {
  attaching: ReturnType<typeof useAttaching>;
  attachments: readonly OrderAttachment[];
}

/** Takes files that are chosen or dropped, as what the person says they are. */
export function AddAttachments({ attaching: { kind, setKind, kinds, uploading }, attachments }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const { isOver, props } = useFileDrop(uploading.add);
  return (
    <div {...props} className={mergeClasses(styles.root, isOver && styles.over)}>
      <ChoiceSelect
        label={intl.formatMessage(m.attachWhat)}
        value={kind}
        options={attachmentKinds.options}
        onChange={setKind}
      />
      <AddFiles
        label={m.attach}
        help={m.attachHelp}
        kinds={kinds}
        uploading={uploading}
        isThere={(added) => attachments.some(({ id }) => String(id) === added)}
      />
    </div>
  );
}
