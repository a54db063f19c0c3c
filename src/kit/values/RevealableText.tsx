import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { Eye16Regular, EyeOff16Regular } from '@fluentui/react-icons';
import { use, useEffect, useRef, useState } from 'react';
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useCan } from '../../session/can';
import { Masked } from './values';
import { RevealGroupContext } from './revealed';
import { notifyFailure } from '../state/notifications';
import { toFailure } from '../../lib/failure';
import { timings } from '../../lib/timings';

const show = defineMessage<{ label: string }>({ id: 'kit.reveal.show', defaultMessage: 'Показать: {label}' });
const hide = defineMessage<{ label: string }>({ id: 'kit.reveal.hide', defaultMessage: 'Скрыть: {label}' });

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalXS, maxWidth: '100%' },
  // An address is as long as it is, and so is what masks it; the eye stays beside it, where it can be pressed.
  text: { minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  eye: { flexShrink: 0, minWidth: '24px', height: '24px', marginBlock: '-2px' },
});

interface Props {
  /** What it is, for the button. */
  label: MessageDescriptor;
  /** The text as the service masked it. */
  text: string | null | undefined;
  /** Fetches the whole text; the service writes down who asked. What has a name in a RevealGroup is fetched by the group unless told. */
  reveal?: () => Promise<string>;
  /** Who may see it, as the group says unless told; others have the masked text alone. */
  permission?: string;
  /** What it is called in the RevealGroup around, with whose values it is shown too. */
  name?: string;
  /** How the whole text is written, where the service sends it as data. */
  write?: (whole: string) => string;
}

/** Masked data that can be looked at for half a minute. The text lives in this component alone, and goes with it. */
export function RevealableText({ label, text, reveal, permission, name, write }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useDispatch();
  const group = use(RevealGroupContext);
  const isAllowed = useCan()(permission ?? group?.permission);
  const [own, setWhole] = useState<string>();
  const whole = own ?? (name === undefined ? undefined : group?.values.get(name));
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
    if (own === undefined) return undefined;
    const timer = setTimeout(() => setWhole(undefined), timings.reveal);
    return () => clearTimeout(timer);
  }, [own]);
  const join = group?.join;
  const hasText = Boolean(text);
  useEffect(() => (name !== undefined && hasText ? join?.(name) : undefined), [name, hasText, join]);

  const toggle = async (): Promise<void> => {
    if (whole !== undefined) {
      if (name !== undefined) group?.hide(name);
      return setWhole(undefined);
    }
    if (isBusy) return;
    const asked = visit.current;
    setBusy(true);
    try {
      const found = await (reveal?.() ?? (name === undefined ? undefined : group?.reveal(name)));
      if (visit.current === asked) setWhole(found);
    } catch (error) {
      if (visit.current === asked) dispatch(notifyFailure(toFailure(error)));
    }
    if (visit.current === asked) setBusy(false);
  };

  if (!text) return <Masked text={text} />;
  if (!isAllowed) return <span className={styles.text}>{text}</span>;
  const isShown = whole !== undefined;
  return (
    <span className={styles.root}>
      <span className={styles.text}>{whole === undefined ? text : (write?.(whole) ?? whole)}</span>
      <Button
        className={styles.eye}
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
