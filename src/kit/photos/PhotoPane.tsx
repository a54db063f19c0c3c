import { useLayoutEffect, useState } from 'react';
import { focusRingInside } from '../foundation/styles';
import { photoFile, type PhotoState, photoWords } from './usePhotosSeen';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { ofPhoto, PhotoToolbar } from './PhotoToolbar';
import { usePhotoTransform } from './usePhotoTransform';
import { t } from '../../i18n/terms';

/** Whether the photo of an address is on its way, shown or broken, and how it is tried again. */
export function usePhotoComing(url: string, onState?: (url: string, state: PhotoState) => void) {
  const [came, setCame] = useState<{ url: string; state: PhotoState }>({ url, state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // An address that is signed anew brings the photo that is seen already.
  const isSeen = came.state === 'shown' && photoFile(came.url) === photoFile(url);
  const known = came.url === url || isSeen ? came.state : 'loading';
  const state = url === '' ? 'broken' : known;
  useLayoutEffect(() => onState?.(url, state), [onState, url, state]);
  const tryAgain = (): void => {
    setCame({ url, state: 'loading' });
    setAttempt((before) => before + 1);
  };
  return { state, attempt, set: (next: PhotoState) => setCame({ url, state: next }), tryAgain };
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    minHeight: 0,
    margin: 0,
  },
  frame: { position: 'relative', flexGrow: 1, minHeight: 0 },
  place: {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    containerType: 'size',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    touchAction: 'none',
    ...focusRingInside,
  },
  movable: { cursor: 'grab', ':active': { cursor: 'grabbing' } },
  photo: {
    position: 'absolute',
    top: '50%',
    left: '50%',
    width: '100cqw',
    height: '100cqh',
    objectFit: 'contain',
    translate: '-50% -50%',
    userSelect: 'none',
  },
  // Turned on its side it fits the place the other way round.
  onSide: { width: '100cqh', height: '100cqw' },
  note: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground2,
  },
  // Under the photo, which covers it when it comes.
  loading: { pointerEvents: 'none' },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  title: {
    flexGrow: 1,
    fontWeight: tokens.fontWeightSemibold,
    '@media (max-width: 600px)': { flexBasis: '100%' },
  },
});

interface Props {
  url: string;
  title: string;
  /** Hears whether the photo can be seen: on its way, shown, or broken. */
  onState?: (url: string, state: PhotoState) => void;
  /** Asks for a fresh address as well, where the one that failed may have run out. */
  onRetry?: () => void;
}

/**
 * One photo with its own size and turn. With the focus on it, keys do what the buttons do. One that does not load says
 * so and is tried again.
 */
export function PhotoPane({ url, title, onState, onRetry }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const { view, setView, hears } = usePhotoTransform();
  const { state, attempt, set, tryAgain } = usePhotoComing(url, onState);

  return (
    <figure className={styles.root}>
      <div className={styles.frame}>
        <div
          {...hears}
          role="application"
          aria-label={title}
          tabIndex={0}
          className={mergeClasses(styles.place, view.zoom > 1 && styles.movable)}
        >
          {state === 'loading' && (
            <span className={mergeClasses(styles.note, styles.loading)}>
              <FormattedMessage {...photoWords.loading} />
            </span>
          )}
          {state !== 'broken' && (
            <img
              key={attempt}
              src={url}
              alt={title}
              draggable={false}
              className={mergeClasses(styles.photo, view.turn % 180 !== 0 && styles.onSide)}
              style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom}) rotate(${view.turn}deg)` }}
              onLoad={() => set('shown')}
              onError={() => set('broken')}
            />
          )}
        </div>
        {/* Beside the place and not in it: there a press begins to drag, and the button would not hear it. */}
        {state === 'broken' && (
          <div className={styles.note}>
            <FormattedMessage {...photoWords.broken} />
            <Button
              aria-label={intl.formatMessage(ofPhoto, { action: intl.formatMessage(t.retry), title })}
              onClick={() => {
                tryAgain();
                onRetry?.();
              }}
            >
              <FormattedMessage {...t.retry} />
            </Button>
          </div>
        )}
      </div>
      <figcaption className={styles.tools}>
        <span className={styles.title}>{title}</span>
        <PhotoToolbar title={title} zoom={view.zoom} change={setView} />
      </figcaption>
    </figure>
  );
}
