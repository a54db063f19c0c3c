import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeft20Regular, ChevronRight20Regular } from '@fluentui/react-icons';
import { use, useRef } from 'react';
import { useIntl } from 'react-intl';
import { t } from '../../i18n/terms';
import { KeyHint } from '../actions/KeyHint';
import { RecordWalkContext } from '../state/recordWalk';
import { useShortcuts, type Shortcut } from '../state/shortcuts';

/** The letters of the two ways; in a drawer there are no rows to move by J and K, so these walk as well. */
const letters = { next: ['KeyN', 'KeyJ'], previous: ['KeyP', 'KeyK'] } as const;

const useStyles = makeStyles({
  root: { display: 'inline-flex' },
  way: { minWidth: 0, paddingInline: tokens.spacingHorizontalXS },
});

/**
 * To the record before and after the one that is open, by button and by key; nothing where it stands alone. `hasRows`:
 * J and K belong to something else on the page, as the sections of a card.
 */
export function RecordWalkButtons({ hasRows = false }: { hasRows?: boolean }) {
  const styles = useStyles();
  const walk = use(RecordWalkContext);
  const intl = useIntl();
  const place = useRef<HTMLSpanElement>(null);
  const [next, previous] = [intl.formatMessage(t.nextRecord), intl.formatMessage(t.previousRecord)];
  const key = (way: 'next' | 'previous', title: Shortcut['title']): Shortcut[] => {
    const run = walk?.[way];
    const keys = hasRows ? letters[way].slice(0, 1) : letters[way];
    return run ? [{ id: `card.${way}`, title, scope: 'card', keys, part: () => place.current, run }] : [];
  };
  useShortcuts([...key('next', t.nextRecord), ...key('previous', t.previousRecord)]);
  if (!walk) return null;
  return (
    <span ref={place} className={styles.root}>
      <Button
        appearance="subtle"
        className={styles.way}
        icon={<ChevronLeft20Regular aria-hidden />}
        aria-label={previous}
        aria-keyshortcuts="P"
        title={previous}
        disabledFocusable={!walk.previous}
        onClick={walk.previous}
      >
        <KeyHint keys={letters.previous[0]} />
      </Button>
      <Button
        appearance="subtle"
        className={styles.way}
        icon={<ChevronRight20Regular aria-hidden />}
        iconPosition="after"
        aria-label={next}
        aria-keyshortcuts="N"
        title={next}
        disabledFocusable={!walk.next}
        onClick={walk.next}
      >
        <KeyHint keys={letters.next[0]} />
      </Button>
    </span>
  );
}
