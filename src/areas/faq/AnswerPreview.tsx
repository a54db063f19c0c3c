import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { readRich } from '../../lib/richText';
import { Note } from '../../parts/Note';
import { customerText, isLacking } from '../../parts/preview/customerText';
import { PhonePreview } from '../../parts/preview/PhonePreview';
import type { Texts } from '../../parts/texts/useTextOf';
import { m } from './messages';
import { RichText } from './text/RichText';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    overflowWrap: 'anywhere',
  },
  question: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
});

interface Props {
  of: Texts<'question'> & Texts<'answer'> & { is_active: boolean };
  onClose: () => void;
}

/** A question with its answer as the customer's phone shows it. */
export function AnswerPreview({ of, onClose }: Props) {
  const styles = useStyles();
  return (
    <PhonePreview
      lacks={(language) => isLacking(of, 'question', language) || isLacking(of, 'answer', language)}
      note={
        !of.is_active && (
          <Note isWarning>
            <FormattedMessage {...m.unseen} />
          </Note>
        )
      }
      onClose={onClose}
    >
      {(language) => (
        <div className={styles.body}>
          <h3 className={styles.question}>{customerText(of, 'question', language)}</h3>
          <RichText of={readRich(customerText(of, 'answer', language))} />
        </div>
      )}
    </PhonePreview>
  );
}
