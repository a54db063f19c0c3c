import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { t } from '../../../i18n/terms';
import { m } from './messages';

const useStyles = makeStyles({
  link: {
    boxSizing: 'border-box',
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    marginBottom: tokens.spacingVerticalXS,
  },
  address: { flexGrow: 1, minWidth: '120px' },
  wrong: { flexBasis: '100%', color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
});

/** Where a link leads; `put` answers whether it may lead there. */
export function LinkTo({ put, onClose }: { put: (address: string) => boolean; onClose: () => void }) {
  const styles = useStyles();
  const intl = useIntl();
  const [address, setAddress] = useState('https://');
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const send = () => setWrong(!put(address));
  return (
    <div className={styles.link}>
      <Input
        size="small"
        className={styles.address}
        aria-label={intl.formatMessage(m.address)}
        aria-invalid={isWrong}
        value={address}
        ref={input}
        autoComplete="off"
        onChange={(_, change) => setAddress(change.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // The form around is not sent, and the drawer around not closed.
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') send();
          else onClose();
        }}
      />
      <Button size="small" onClick={send}>
        <FormattedMessage {...m.insert} />
      </Button>
      <Button size="small" appearance="subtle" onClick={onClose}>
        <FormattedMessage {...t.cancel} />
      </Button>
      {isWrong && (
        <span role="alert" className={styles.wrong}>
          <FormattedMessage {...m.wrongAddress} />
        </span>
      )}
    </div>
  );
}
