import { Field, Input, makeStyles } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { cardMaskOf, maskedNumber } from '../../../lib/cardMask';
import { m } from './messages';

const useStyles = makeStyles({ root: { maxWidth: '420px' } });

interface Props {
  mask: string | undefined;
  onMask: (mask: string | undefined) => void;
}

/**
 * Takes a number or a mask. A whole number turns into its mask in the field itself, before anything else hears of it: it is in no
 * address, no call, no storage and no draft.
 */
export function CardSearch({ mask, onMask }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const [text, setText] = useState(mask ?? '');
  const [seen, setSeen] = useState(mask);
  if (mask !== seen) {
    setSeen(mask);
    setText(mask ?? '');
  }
  const type = (typed: string) => {
    const shown = maskedNumber(typed);
    setText(shown);
    const whole = cardMaskOf(shown);
    if (whole !== mask && (whole !== undefined || shown === '')) onMask(whole);
  };
  return (
    <Field className={styles.root} label={intl.formatMessage(m.byMask)} hint={intl.formatMessage(m.byMaskHelp)}>
      <Input
        type="search"
        inputMode="text"
        autoComplete="off"
        contentBefore={<Search20Regular />}
        value={text}
        onChange={(_, change) => type(change.value)}
      />
    </Field>
  );
}
