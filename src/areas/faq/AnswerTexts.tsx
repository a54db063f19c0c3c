import { makeStyles, tokens } from '@fluentui/react-components';
import { readRich } from '../../lib/richText';
import type { Texts } from '../../parts/texts/useTextOf';
import type { Translation } from './languages';
import { RichText } from './text/RichText';
import { TextsSection } from './TextsSection';

const useStyles = makeStyles({
  question: { margin: `0 0 ${tokens.spacingVerticalS}`, fontWeight: tokens.fontWeightSemibold },
});

interface Props {
  of: Texts<'question'> & Texts<'answer'> & { lacking: Translation[]; stale: Translation[] };
  confirm: (language: Translation) => Promise<unknown>;
}

/** A question with its answer in three languages beside one another. */
export function AnswerTexts({ of, confirm }: Props) {
  const styles = useStyles();
  return (
    <TextsSection lacking={of.lacking} stale={of.stale} confirm={confirm}>
      {(language) => (
        <>
          <p className={styles.question}>{of[`question_${language}`]}</p>
          <RichText of={readRich(of[`answer_${language}`] ?? '')} />
        </>
      )}
    </TextsSection>
  );
}
