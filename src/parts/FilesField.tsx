import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Attach20Regular, Dismiss16Regular } from '@fluentui/react-icons';
import { useRef, useState, type MouseEvent } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { UploadOptions } from '../api/cache/upload';
import { useUploadInvestorFileMutation } from '../api/investment/investorFiles';
import { FailureBar } from '../kit/feedback/FailureBar';
import { Progress } from '../kit/feedback/Progress';
import { FieldFrame } from '../kit/fields/FieldFrame';
import { useField } from '../kit/form/useField';
import { useFormAround } from '../kit/form/usePanelForm';
import { passFocus, removes } from '../kit/foundation/passFocus';
import { useUnmountEffect } from '../kit/foundation/useUnmountEffect';
import { toFailure, type Failure } from '../lib/failure';
import { acceptOf, checkFile, documentKinds, fileRefusal, imageKinds } from '../lib/fileKind';

const kinds = [...imageKinds, ...documentKinds];

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, margin: 0, padding: 0 },
  file: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, listStyleType: 'none' },
  name: { overflowWrap: 'anywhere' },
});

interface Props {
  /** Where the form holds the ids; `file_ids` unless told. */
  name?: string;
  /** One file stands for the record: another takes its place. */
  isSingle?: boolean;
  /** What the record has already. */
  files?: readonly { file_id: string; name: string }[];
  /** Takes a file to the service that keeps those of the record; to that of investors unless told. */
  send?: (file: File, sent: UploadOptions) => Promise<{ id: string; name: string }>;
  texts: {
    label: MessageDescriptor;
    add: MessageDescriptor;
    /** With the `name` of the file. */
    remove: MessageDescriptor;
    sending: MessageDescriptor;
  };
}

const noFiles: NonNullable<Props['files']> = [];
const idsIn = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);

/** The files of a record by their ids; what is added goes up at once and is attached once the form is saved. */
export function FilesField({
  name: fieldName = 'file_ids',
  isSingle = false,
  files = noFiles,
  send: sendTo,
  texts,
}: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLElement>(null);
  const sendToInvestors = useUploadInvestorFileMutation();
  const send = sendTo ?? sendToInvestors;
  const stop = useRef(new AbortController());
  const [known, setKnown] = useState(files);
  // A record that is read again may have files that a colleague attached, and lack those that he took away.
  const names = new Map([...known, ...files].map(({ file_id, name }) => [file_id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<Failure>();
  // A draft would name files that nobody keeps for longer than a day.
  const field = useField(fieldName, {
    label: texts.label,
    draft: 'never',
    show: (value) => idsIn(value).map(nameOf).join(', '),
  });
  const form = useFormAround();
  const ids = idsIn(field.value);
  useUnmountEffect(() => stop.current.abort());

  const add = async (file: File): Promise<void> => {
    setFailure(undefined);
    // A form that is saved meanwhile waits for the file, and is not sent without it.
    const end = form.awaited.begin();
    let isLost = true;
    try {
      const problem = await checkFile(file, kinds);
      if (problem) throw fileRefusal(problem);
      setProgress(0);
      const { id, name } = await send(file, { signal: stop.current.signal, onProgress: setProgress });
      setKnown((before) => [...before, { file_id: id, name }]);
      // Others may have been taken away or added while it was on its way.
      field.set(isSingle ? [id] : [...idsIn(form.getValues(fieldName)), id]);
      isLost = false;
    } catch (error) {
      if (!stop.current.signal.aborted) setFailure(toFailure(error));
    } finally {
      setProgress(undefined);
      end(isLost);
    }
  };
  return (
    <FieldFrame field={field} label={texts.label}>
      <ul className={styles.list}>
        {ids.map((id) => (
          <li key={id} className={styles.file}>
            <span className={styles.name}>{nameOf(id)}</span>
            <Button
              {...removes}
              appearance="subtle"
              size="small"
              icon={<Dismiss16Regular />}
              aria-label={intl.formatMessage(texts.remove, { name: nameOf(id) })}
              onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
                passFocus(currentTarget, addButton.current);
                field.set(ids.filter((one) => one !== id));
              }}
            />
          </li>
        ))}
      </ul>
      {progress !== undefined && <Progress done={progress} label={intl.formatMessage(texts.sending)} />}
      {failure && <FailureBar failure={failure} />}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={intl.formatMessage(texts.add)}
        accept={acceptOf(kinds)}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void add(file);
          // The same file can be chosen again after it was put right.
          event.target.value = '';
        }}
      />
      <div>
        <Button
          id={field.id}
          ref={(element) => {
            addButton.current = element;
            field.ref(element);
          }}
          icon={<Attach20Regular aria-hidden />}
          disabledFocusable={progress !== undefined}
          onClick={() => input.current?.click()}
        >
          <FormattedMessage {...texts.add} />
        </Button>
      </div>
    </FieldFrame>
  );
}
