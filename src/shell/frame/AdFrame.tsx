import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';

const m = defineMessages({
  title: { id: 'ads.frame.title', defaultMessage: 'Реклама' },
});

/** How often the advertisement is refreshed, in milliseconds; the requirements name the time. */
export const adRefresh = 20_000;

const useStyles = makeStyles({
  frame: {
    display: 'block',
    flexShrink: 0,
    width: '100%',
    height: '92px',
    border: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/**
 * The advertising script of a third party, on a page of its own. The sandbox gives it an origin of its own, so it
 * reaches neither the panel nor what the panel keeps; all that passes between them is the word to begin anew.
 */
export function AdFrame() {
  const styles = useStyles();
  const frame = useRef<HTMLIFrameElement>(null);
  const title = useIntl().formatMessage(m.title);
  useEffect(() => {
    const refresh = () => {
      // An origin that is nobody's cannot be named, and the word is no secret.
      if (document.visibilityState === 'visible') frame.current?.contentWindow?.postMessage('refresh', '*');
    };
    const timer = setInterval(refresh, adRefresh);
    return () => clearInterval(timer);
  }, []);
  return <iframe ref={frame} className={styles.frame} src="/ad-frame.html" sandbox="allow-scripts" title={title} />;
}
