import { Button, makeStyles, mergeClasses, tokens, useFieldControlProps_unstable } from '@fluentui/react-components';
import { Image24Regular } from '@fluentui/react-icons';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { acceptOf, checkFile, imageKinds } from '../../lib/fileKind';
import { Progress } from '../feedback/Progress';
import { useField, type FieldProps } from '../form/useField';
import { useFormAround } from '../form/usePanelForm';
import { usePictureAddress } from '../foundation/usePictureAddress';
import { FieldFrame } from './FieldFrame';
import { sending } from './sending';
import { useFileDrop } from '../foundation/useFileDrop';

const m = defineMessages({
  choose: { id: 'kit.image.choose', defaultMessage: 'Выбрать картинку' },
  replace: { id: 'kit.image.replace', defaultMessage: 'Заменить' },
  remove: { id: 'kit.image.remove', defaultMessage: 'Убрать картинку' },
  none: { id: 'kit.image.none', defaultMessage: 'Картинки нет. Её можно перетащить сюда' },
  broken: { id: 'kit.image.broken', defaultMessage: 'Картинка не показывается' },
  present: { id: 'kit.image.present', defaultMessage: 'Картинка сейчас' },
});
const chosen = defineMessage<{ name: string }>({ id: 'kit.image.chosen', defaultMessage: 'Новая картинка: {name}' });

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  place: {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '192px',
    maxWidth: '100%',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    padding: 0,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'center',
  },
  empty: { display: 'grid', justifyItems: 'center', gap: tokens.spacingVerticalXS, padding: tokens.spacingHorizontalS },
  filled: { border: `1px solid ${tokens.colorNeutralStroke2}` },
  over: { backgroundColor: tokens.colorBrandBackground2, outline: `1px solid ${tokens.colorCompoundBrandStroke}` },
  picture: { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
  tools: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
  },
  name: { overflowWrap: 'anywhere' },
  progress: { width: '192px' },
});

interface Props extends FieldProps {
  /** How much of the picture is sent, from 0 to 1; undefined while nothing is being sent. */
  progress?: number;
  /** The code of what else is wrong with a new one, as far as that is known by now. */
  checkMore?: (file: File) => string | undefined;
}

/**
 * A picture: the one that is there, by its address, a new one as it will look, or none. The value is the address, a File or
 * null; a new one is looked at when it is chosen, by what is in it.
 */
export function ImageField({ name, label, required, help, disabled, progress, checkMore }: Props) {
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
    check: async (value) =>
      value instanceof File ? ((await checkFile(value, imageKinds)) ?? checkMore?.(value)) : undefined,
    show: (value) => (value instanceof File ? value.name : intl.formatMessage(m.present)),
  });
  const file = field.value instanceof File ? field.value : undefined;
  const address = usePictureAddress(file ?? (typeof field.value === 'string' ? field.value : null));
  const isSending = progress !== undefined;
  const isClosed = disabled === true || isSending;

  const take = (taken: File | undefined): void => {
    if (!taken) return;
    field.set(taken);
    // Choosing is an act of its own: what is wrong with the file is said now.
    void form.trigger(name);
  };
  const over = useFileDrop(([dropped]) => take(dropped), isClosed);

  return (
    <FieldFrame field={field} label={label} required={required} help={help}>
      <div className={styles.root}>
        <div
          className={mergeClasses(styles.place, address !== undefined && styles.filled, over.isOver && styles.over)}
          {...over.props}
        >
          {address === undefined ? (
            <span className={styles.empty}>
              <Image24Regular aria-hidden />
              <FormattedMessage {...m.none} />
            </span>
          ) : (
            <Picture
              key={address}
              address={address}
              text={file ? intl.formatMessage(chosen, { name: file.name }) : intl.formatMessage(m.present)}
            />
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept={acceptOf(imageKinds)}
          aria-labelledby={labelId}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file can be chosen again after it was put right.
            event.target.value = '';
          }}
        />
        <div className={styles.tools}>
          {file && (
            <span className={styles.name}>
              <FormattedMessage {...chosen} values={{ name: file.name }} />
            </span>
          )}
          <Described id={field.id} ref={field.ref} disabled={isClosed} onClick={() => input.current?.click()}>
            <span id={labelId}>
              <FormattedMessage {...(address === undefined ? m.choose : m.replace)} />
            </span>
          </Described>
          {field.value !== null && field.value !== '' && !isSending && (
            <Button
              appearance="subtle"
              disabled={disabled}
              onClick={() => {
                field.set(null);
                form.clearErrors(name);
              }}
            >
              <FormattedMessage {...m.remove} />
            </Button>
          )}
          {isSending && (
            <div className={styles.progress}>
              <Progress done={progress} label={intl.formatMessage(sending, { name: file?.name ?? '' })} />
            </div>
          )}
        </div>
      </div>
    </FieldFrame>
  );
}

function Picture({ address, text }: { address: string; text: string }) {
  const styles = useStyles();
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <span className={styles.empty}>
        <FormattedMessage {...m.broken} />
      </span>
    );
  return <img className={styles.picture} src={address} alt={text} onError={() => setBroken(true)} />;
}

/** A button that reads out the help and the error of the field around it, as inputs do by themselves. */
function Described(props: ComponentProps<typeof Button>) {
  return <Button {...useFieldControlProps_unstable(props, { supportsLabelFor: true })} aria-required={undefined} />;
}
