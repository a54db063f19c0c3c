import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { focusRing } from '../../../kit/foundation/styles';
import { InvestmentLists } from '../../../parts/investments/InvestmentLists';
import { m, opened } from '../../../parts/investments/messages';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingVerticalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    minWidth: 0,
    scrollMarginTop: tokens.spacingVerticalXXXL,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    ...focusRing,
  },
});

interface Props {
  id: number;
  /** The number of the contract; the id while the row is not among those loaded. */
  number: string;
  onClose: () => void;
}

/** One investment of the list with all that hangs on it; each list is asked for when its tab is opened. */
export function InvestmentPanel({ id, number, onClose }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useId();

  // What was asked for stands under a table, perhaps out of sight.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.parentElement?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  return (
    <div className={styles.root} role="region" aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading} ref={title} tabIndex={-1} className={styles.title}>
          <FormattedMessage {...opened} values={{ number }} />
        </h3>
        <Button
          appearance="subtle"
          icon={<Dismiss20Regular />}
          aria-label={intl.formatMessage(m.close)}
          title={intl.formatMessage(m.close)}
          onClick={onClose}
        />
      </div>
      <InvestmentLists id={id} />
    </div>
  );
}
