import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Attach20Regular } from '@fluentui/react-icons';
import { Suspense, useRef } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { lazyComponent } from '../kit/foundation/lazyComponent';
import { wrappingRow } from '../kit/foundation/styles';
import { acceptOf, type FileKind } from '../lib/fileKind';
import type { useUploads } from './useUploads';

const UploadList = lazyComponent(async () => (await import('../kit/fields/UploadList')).UploadList);

const useStyles = makeStyles({
  add: wrappingRow,
  help: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface Props {
  label: MessageDescriptor;
  /** Which files, and how large. */
  help: MessageDescriptor;
  kinds: readonly FileKind[];
  uploading: ReturnType<typeof useUploads>;
  /** What has arrived stands among the files, and not here a second time. */
  isThere: (fileId: string) => boolean;
}

/** The button that adds files to a record, and those that are on their way, each with its progress. */
export function AddFiles({ label, help, kinds, uploading, isThere }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const uploads = uploading.uploads.filter(({ fileId }) => fileId === undefined || !isThere(fileId));
  return (
    <>
      <div className={styles.add}>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          tabIndex={-1}
          aria-label={intl.formatMessage(label)}
          accept={acceptOf(kinds)}
          onChange={(event) => {
            uploading.add([...(event.target.files ?? [])]);
            // The same file can be chosen again after it was put right.
            event.target.value = '';
          }}
        />
        <Button icon={<Attach20Regular aria-hidden />} onClick={() => input.current?.click()}>
          <FormattedMessage {...label} />
        </Button>
        <span className={styles.help}>
          <FormattedMessage {...help} />
        </span>
      </div>
      {uploads.length > 0 && (
        <Suspense>
          <UploadList
            uploads={uploads}
            onCancel={uploading.cancel}
            onRetry={uploading.retry}
            onRemove={uploading.remove}
          />
        </Suspense>
      )}
    </>
  );
}
