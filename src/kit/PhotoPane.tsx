import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  ArrowResetRegular,
  ArrowRotateClockwiseRegular,
  ArrowRotateCounterclockwiseRegular,
  ZoomInRegular,
  ZoomOutRegular,
} from '@fluentui/react-icons';
import { useState, type ReactElement } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../i18n/format';
import { turned, wholePhoto, zoomed, zoomStep, type PhotoView } from './photoView';
import { usePhotoView } from './usePhotoView';

const m = defineMessages({
  closer: { id: 'kit.photo.closer', defaultMessage: 'Крупнее (+)' },
  further: { id: 'kit.photo.further', defaultMessage: 'Мельче (−)' },
  left: { id: 'kit.photo.left', defaultMessage: 'Повернуть влево (Shift+R)' },
  right: { id: 'kit.photo.right', defaultMessage: 'Повернуть вправо (R)' },
  whole: { id: 'kit.photo.whole', defaultMessage: 'Целиком (0)' },
  broken: { id: 'kit.photo.broken', defaultMessage: 'Фото не загрузилось' },
});

const ofPhoto = defineMessage<{ action: string; title: string }>({
  id: 'kit.photo.ofPhoto',
  defaultMessage: '{action}: {title}',
});

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    minHeight: 0,
    margin: 0,
  },
  place: {
    position: 'relative',
    flexGrow: 1,
    minHeight: 0,
    overflow: 'hidden',
    containerType: 'size',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    touchAction: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
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
  broken: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    color: tokens.colorNeutralForeground2,
  },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  title: {
    flexGrow: 1,
    fontWeight: tokens.fontWeightSemibold,
    '@media (max-width: 600px)': { flexBasis: '100%' },
  },
  zoom: { minWidth: '52px', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

/** One photo with its own size and turn. With the focus on it, keys do what the buttons do. */
export function PhotoPane({ url, title }: { url: string; title: string }) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const { view, setView, hears } = usePhotoView();
  const [isBroken, setBroken] = useState(false);

  const tool = (label: MessageDescriptor, icon: ReactElement, change: (before: PhotoView) => PhotoView) => {
    const text = intl.formatMessage(label);
    return (
      <Button
        appearance="subtle"
        icon={icon}
        aria-label={intl.formatMessage(ofPhoto, { action: text, title })}
        title={text}
        onClick={() => setView(change)}
      />
    );
  };
  return (
    <figure className={styles.root}>
      <div
        {...hears}
        role="application"
        aria-label={title}
        tabIndex={0}
        className={mergeClasses(styles.place, view.zoom > 1 && styles.movable)}
      >
        {isBroken || url === '' ? (
          <span className={styles.broken}>
            <FormattedMessage {...m.broken} />
          </span>
        ) : (
          <img
            src={url}
            alt={title}
            draggable={false}
            className={mergeClasses(styles.photo, view.turn % 180 !== 0 && styles.onSide)}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom}) rotate(${view.turn}deg)` }}
            onError={() => setBroken(true)}
          />
        )}
      </div>
      <figcaption className={styles.tools}>
        <span className={styles.title}>{title}</span>
        <span className={styles.zoom}>{format.percent(Math.round(view.zoom * 100))}</span>
        {tool(m.further, <ZoomOutRegular aria-hidden />, (before) => zoomed(before, 1 / zoomStep))}
        {tool(m.closer, <ZoomInRegular aria-hidden />, (before) => zoomed(before, zoomStep))}
        {tool(m.left, <ArrowRotateCounterclockwiseRegular aria-hidden />, (before) => turned(before, -90))}
        {tool(m.right, <ArrowRotateClockwiseRegular aria-hidden />, (before) => turned(before, 90))}
        {tool(m.whole, <ArrowResetRegular aria-hidden />, () => wholePhoto)}
      </figcaption>
    </figure>
  );
}
