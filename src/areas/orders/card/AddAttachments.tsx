import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
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

interface Props {
  contractNumber: string;
  attachments: readonly OrderAttachment[];
}

/** Takes files that are chosen or dropped, as what the person says they are. */
export function AddAttachments({ contractNumber, attachments }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useDispatch();
  const path = useNoticePath();
  const [kind, setKind] = useState<AttachmentKind>('photo_report');
  const attach = useAttachOrderFile(contractNumber);
  // A file that waits for its turn stays what it was dropped as, whatever is chosen for the next one.
  const kindOf = useRef(new WeakMap<File, AttachmentKind>());
  const kinds = kind === 'photo_report' ? imageKinds : everyKind;
  const uploading = useUploads(kinds, async (file, sent) => {
    const as = kindOf.current.get(file) ?? kind;
    const { id } = await attach(file, as, sent);
    dispatch(notify({ tone: 'success', title: as === 'photo_report' ? m.photoAdded : m.fileAttached, path }));
    return String(id);
  });
  const add = (files: readonly File[]): void => {
    for (const file of files) kindOf.current.set(file, kind);
    uploading.add(files);
  };
  const { isOver, props } = useFileDrop(add);
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
        uploading={{ ...uploading, add }}
        isThere={(added) => attachments.some(({ id }) => String(id) === added)}
      />
    </div>
  );
}
