import { Button, makeStyles, tokens } from '@fluentui/react-components';
import {
  ArrowResetRegular,
  ArrowRotateClockwiseRegular,
  ArrowRotateCounterclockwiseRegular,
  ZoomInRegular,
  ZoomOutRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { defineMessage, defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { turned, wholePhoto, zoomed, zoomStep, type PhotoView } from './photoTransform';

const m = defineMessages({
  closer: { id: 'kit.photo.closer', defaultMessage: 'Крупнее (+)' },
  further: { id: 'kit.photo.further', defaultMessage: 'Мельче (−)' },
  left: { id: 'kit.photo.left', defaultMessage: 'Повернуть влево (Shift+R)' },
  right: { id: 'kit.photo.right', defaultMessage: 'Повернуть вправо (R)' },
  whole: { id: 'kit.photo.whole', defaultMessage: 'Целиком (0)' },
});

/** What a button does, and to which of the photos. */
export const ofPhoto = defineMessage<{ action: string; title: string }>({
  id: 'kit.photo.ofPhoto',
  defaultMessage: '{action}: {title}',
});

const useStyles = makeStyles({
  // Together, also where they have no room beside the title: one that is left alone there belongs to nothing.
  tools: { display: 'flex', gap: tokens.spacingHorizontalXS },
  zoom: { minWidth: '52px', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  title: string;
  zoom: number;
  change: (next: (before: PhotoView) => PhotoView) => void;
}

/** The buttons under a photo, and how large it is shown. */
export function PhotoToolbar({ title, zoom, change }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const tool = (label: MessageDescriptor, icon: ReactElement, next: (before: PhotoView) => PhotoView) => {
    const text = intl.formatMessage(label);
    return (
      <Button
        appearance="subtle"
        icon={icon}
        aria-label={intl.formatMessage(ofPhoto, { action: text, title })}
        title={text}
        onClick={() => change(next)}
      />
    );
  };
  return (
    <>
      <span className={styles.zoom}>{format.percent(Math.round(zoom * 100))}</span>
      <span className={styles.tools}>
        {tool(m.further, <ZoomOutRegular aria-hidden />, (before) => zoomed(before, 1 / zoomStep))}
        {tool(m.closer, <ZoomInRegular aria-hidden />, (before) => zoomed(before, zoomStep))}
        {tool(m.left, <ArrowRotateCounterclockwiseRegular aria-hidden />, (before) => turned(before, -90))}
        {tool(m.right, <ArrowRotateClockwiseRegular aria-hidden />, (before) => turned(before, 90))}
        {tool(m.whole, <ArrowResetRegular aria-hidden />, () => wholePhoto)}
      </span>
    </>
  );
}
