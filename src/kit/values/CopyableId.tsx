import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark16Regular, Copy16Regular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { focusRing } from '../foundation/styles';
import { useFigureStyles } from '../foundation/figureStyles';
import { timings } from '../../lib/timings';
import { VisuallyHidden } from '../foundation/VisuallyHidden';

const m = defineMessages({
  copied: { id: 'kit.copy.done', defaultMessage: 'Скопировано' },
  failed: { id: 'kit.copy.failed', defaultMessage: 'Скопировать не удалось: выделите текст и нажмите Ctrl+C' },
});
const copy = defineMessage<{ text: string }>({ id: 'kit.copy.action', defaultMessage: 'Скопировать {text}' });

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '24px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    cursor: 'pointer',
    userSelect: 'text',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing,
  },
  // A checksum is compared to its last letter: what has no room goes on in the next line.
  long: {
    maxWidth: '100%',
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: 0 },
  },
});

/** A number or code that a click copies; the outcome is shown and read out. */
export function CopyableId({ text, isLong }: { text: string | number; isLong?: true }) {
  const styles = useStyles();
  const figure = useFigureStyles();
  const intl = useIntl();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), timings.copied);
    return () => clearTimeout(timer);
  }, [outcome]);

  const run = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(String(text));
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const Icon = outcome === 'copied' ? Checkmark16Regular : Copy16Regular;
  const label = intl.formatMessage(copy, { text: String(text) });
  return (
    <>
      <button
        type="button"
        className={mergeClasses(styles.root, figure.root, isLong && styles.long)}
        aria-label={label}
        onClick={() => void run()}
      >
        {text}
        <Icon aria-hidden />
      </button>
      <VisuallyHidden live>{outcome && <FormattedMessage {...m[outcome]} />}</VisuallyHidden>
    </>
  );
}
