import { Button, makeStyles, mergeClasses, tokens, useFieldControlProps_unstable } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons';
import { useId, useRef, type ComponentProps } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { acceptOf, checkFile, documentKinds, imageKinds, type FileKind } from '../../lib/fileKind';
import { FieldFrame } from './FieldFrame';
import { sending } from './sending';
import { useFormAround } from '../form/usePanelForm';
import { Progress } from '../feedback/Progress';
import { useField, type FieldProps } from '../form/useField';
import { useFileDrop } from '../foundation/useFileDrop';

const m = defineMessages({
  choose: { id: 'kit.file.choose', defaultMessage: 'Выбрать файл' },
  drop: { id: 'kit.file.drop', defaultMessage: 'или перетащите его сюда' },
  remove: { id: 'kit.file.remove', defaultMessage: 'Убрать файл' },
  cancel: { id: 'kit.file.cancel', defaultMessage: 'Отменить отправку' },
});

const useStyles = makeStyles({
  place: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    padding: tokens.spacingVerticalM,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
  },
  over: { backgroundColor: tokens.colorBrandBackground2, outline: `1px solid ${tokens.colorCompoundBrandStroke}` },
  name: { overflowWrap: 'anywhere', color: tokens.colorNeutralForeground1 },
  progress: { flexBasis: '100%' },
});

interface Props extends FieldProps {
  /** The kinds to choose from; pictures and documents unless told. */
  kinds?: readonly FileKind[];
  /** How much of the file is sent, from 0 to 1; undefined while nothing is being sent. */
  progress?: number;
  /** Offered while the file is being sent. */
  onCancel?: () => void;
}

const allKinds = [...imageKinds, ...documentKinds];

/** One file, chosen or dropped; looked at when it is chosen, by what is in it. The value is the File, or null. */
export function FileField({ kinds = allKinds, progress, onCancel, name, label, required, help, disabled }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const form = useFormAround();
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const field = useField(name, {
    label,
    required,
    disabled,
    draft: 'never',
    check: (value) => (value instanceof File ? checkFile(value, kinds) : 'required'),
    show: (value) => (value instanceof File ? value.name : ''),
  });
  const file = field.value instanceof File ? field.value : undefined;
  const isSending = progress !== undefined;

  const take = (chosen: File | undefined): void => {
    if (!chosen) return;
    field.set(chosen);
    // Choosing is an act of its own: what is wrong with the file is said now.
    void form.trigger(name);
  };
  const over = useFileDrop(([dropped]) => take(dropped), disabled === true || isSending);

  return (
    <FieldFrame field={field} label={label} required={required} help={help}>
      <div className={mergeClasses(styles.place, over.isOver && styles.over)} {...over.props}>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept={acceptOf(kinds)}
          aria-labelledby={labelId}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file can be chosen again after it was put right.
            event.target.value = '';
          }}
        />
        <Described
          id={field.id}
          ref={field.ref}
          disabled={disabled || isSending}
          onClick={() => input.current?.click()}
        >
          <span id={labelId}>
            <FormattedMessage {...m.choose} />
          </span>
        </Described>
        {file ? <span className={styles.name}>{file.name}</span> : <FormattedMessage {...m.drop} />}
        {file && !isSending && (
          <Button
            appearance="subtle"
            size="small"
            icon={<Dismiss16Regular />}
            aria-label={intl.formatMessage(m.remove)}
            disabled={disabled}
            onClick={() => {
              field.set(null);
              form.clearErrors(name);
            }}
          />
        )}
        {isSending && onCancel && (
          <Button size="small" onClick={onCancel}>
            <FormattedMessage {...m.cancel} />
          </Button>
        )}
        {isSending && (
          <div className={styles.progress}>
            <Progress done={progress} label={intl.formatMessage(sending, { name: file?.name ?? '' })} />
          </div>
        )}
      </div>
    </FieldFrame>
  );
}

/** A button that reads out the help and the error of the field around it, as inputs do by themselves. */
function Described(props: ComponentProps<typeof Button>) {
  return <Button {...useFieldControlProps_unstable(props, { supportsLabelFor: true })} aria-required={undefined} />;
}
