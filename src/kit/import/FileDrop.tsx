import { Button, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components';
import { useRef } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useFileDrop } from '../foundation/useFileDrop';

const useStyles = makeStyles({
  place: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    width: '100%',
    padding: tokens.spacingVerticalXXL,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
  },
  over: { backgroundColor: tokens.colorBrandBackground2 },
});

interface Props {
  /** On the button. */
  choose: MessageDescriptor;
  /** Beside it: that a file may be dropped here, or that one is read. */
  drop: MessageDescriptor;
  reading: MessageDescriptor;
  /** What the browser offers, as `.xlsx,.csv`. */
  accept: string;
  isReading: boolean;
  onFile: (file: File) => void;
}

/** The place where a person gives one file, by a button or by dropping it. */
export function FileDrop({ choose, drop, reading, accept, isReading, onFile }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const take = (chosen: File | undefined) => chosen && !isReading && onFile(chosen);
  const over = useFileDrop(([dropped]) => take(dropped), isReading);
  return (
    <div className={mergeClasses(styles.place, over.isOver && styles.over)} {...over.props}>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={intl.formatMessage(choose)}
        accept={accept}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file can be chosen again after it was put right.
          event.target.value = '';
        }}
      />
      <Button appearance="primary" disabledFocusable={isReading} onClick={() => input.current?.click()}>
        <FormattedMessage {...choose} />
      </Button>
      {isReading ? (
        <Spinner size="tiny" label={intl.formatMessage(reading)} />
      ) : (
        <span>
          <FormattedMessage {...drop} />
        </span>
      )}
    </div>
  );
}
