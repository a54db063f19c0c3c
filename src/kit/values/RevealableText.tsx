import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { Eye16Regular, EyeOff16Regular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useCan } from '../../session/can';
import { Masked } from './values';
import { notifyFailure } from '../state/notifications';
import { toFailure } from '../../lib/failure';
import { timings } from '../../lib/timings';

const show = defineMessage<{ label: string }>({ id: 'kit.reveal.show', defaultMessage: 'Показать: {label}' });
const hide = defineMessage<{ label: string }>({ id: 'kit.reveal.hide', defaultMessage: 'Скрыть: {label}' });

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

interface Props {
  /** What it is, for the button. */
  label: MessageDescriptor;
  /** The text as the service masked it. */
  text: string | null | undefined;
  /** Fetches the whole text; the service writes down who asked. */
  reveal: () => Promise<string>;
  /** Who may see it; without it only the masked text is there. */
  permission?: string;
}

/** Masked data that can be looked at for half a minute. The text lives in this component alone, and goes with it. */
export function RevealableText({ label, text, reveal, permission }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useDispatch();
  const isAllowed = useCan()(permission);
  const [whole, setWhole] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Counts the screens it stood on: an answer that comes after it was left is dropped.
  const visit = useRef(0);

  useEffect(() => {
    // A screen that is kept but hidden is left too.
    return () => {
      visit.current += 1;
      setWhole(undefined);
      setBusy(false);
    };
  }, [text]);
  useEffect(() => {
    if (whole === undefined) return undefined;
    const timer = setTimeout(() => setWhole(undefined), timings.reveal);
    return () => clearTimeout(timer);
  }, [whole]);

  const toggle = async (): Promise<void> => {
    if (whole !== undefined) return setWhole(undefined);
    if (isBusy) return;
    const asked = visit.current;
    setBusy(true);
    try {
      const found = await reveal();
      if (visit.current === asked) setWhole(found);
    } catch (error) {
      if (visit.current === asked) dispatch(notifyFailure(toFailure(error)));
    }
    if (visit.current === asked) setBusy(false);
  };

  if (!text || !isAllowed) return <Masked text={text} />;
  const isShown = whole !== undefined;
  return (
    <span className={styles.root}>
      <Masked text={whole ?? text} />
      <Button
        appearance="transparent"
        size="small"
        icon={isBusy ? <Spinner size="extra-tiny" aria-hidden /> : isShown ? <EyeOff16Regular /> : <Eye16Regular />}
        aria-label={intl.formatMessage(isShown ? hide : show, { label: intl.formatMessage(label) })}
        aria-pressed={isShown}
        onClick={() => void toggle()}
      />
    </span>
  );
}
