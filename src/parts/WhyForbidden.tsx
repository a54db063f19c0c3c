import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { QuestionCircle20Regular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyComponent } from '../kit/foundation/lazyComponent';
import { m } from './accessTerms';
import type { Right } from './deniedRight';

const AccessReason = lazyComponent(
  async () => (await import('./AccessReason')).AccessReason,
  'frame',
  'parts',
  'parts.why',
);

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'inherit',
    gap: tokens.spacingVerticalM,
    width: '100%',
    minWidth: 0,
  },
  // Begins where the text above it does.
  ask: { minWidth: 'auto', paddingInline: 0 },
});

interface Props {
  /** What was lacking; any one of several would have done. */
  rights: readonly Right[];
}

/** "Why can I not see this": asks the service only when somebody wants to know. */
export function WhyForbidden({ rights }: Props) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.root}>
      <Button
        className={styles.ask}
        appearance="transparent"
        icon={<QuestionCircle20Regular aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage {...(isOpen ? m.hide : m.ask)} />
      </Button>
      {isOpen && (
        <Suspense>
          {rights.map((right) => (
            <AccessReason key={Object.values(right).join(' ')} right={right} />
          ))}
        </Suspense>
      )}
    </div>
  );
}
