import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { EditConflict } from './EditConflict';
import { DraftOffer } from './DraftOffer';
import { FormContext, FormProgress, type PanelForm } from './usePanelForm';
import { FormErrorSummary } from './FormErrorSummary';
import { checkAgain, MoneyWriteStatus } from '../write/MoneyWriteStatus';
import type { FormWork } from './useFormSubmit';
import { focusFirstField } from '../overlay/useModal';
import { OfflineNote } from '../feedback/OfflineNote';
import { SlowNote, stopWaiting } from '../feedback/SlowNote';
import { useSlow } from '../foundation/useSlow';
import { progressIcons } from '../actions/progressIcons';
import { t } from '../../i18n/terms';

const m = defineMessages({
  save: { id: 'kit.form.save', defaultMessage: 'Сохранить' },
});

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  fields: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    flexGrow: 1,
    minHeight: 0,
    padding: tokens.spacingHorizontalXXL,
  },
  notes: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    scrollMarginTop: '24px',
    ':empty': { display: 'none' },
  },
  scrolled: { overflowY: 'auto' },
  // Its fields lie as if it were not there.
  lock: { display: 'contents' },
  footer: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralCardBackground,
  },
  // What a page leaves free around it would be a strip below, in which fields show.
  ofPage: {
    bottom: `calc(-1 * ${tokens.spacingHorizontalL})`,
    '@media (max-width: 639px)': { bottom: `calc(-1 * ${tokens.spacingHorizontalM})` },
  },
});

interface Props {
  form: PanelForm;
  work: FormWork;
  /** The verb of the button; "save" unless told. */
  submit?: MessageDescriptor | string;
  /** What leaves the form; "cancel" unless told. Where the verb cancels something itself, there would be two of them. */
  no?: MessageDescriptor;
  /** The fields scroll under the footer; on a page the page does. */
  isScrolled?: boolean;
  children: ReactNode;
}

/** The keys of a form: Ctrl+Enter sends it from anywhere, Enter only where there is nothing else to fill in. */
function keysOf(form: PanelForm, submit: () => void) {
  return (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isInput = event.target instanceof HTMLInputElement;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      submit();
    } else if (isInput && form.fields.size > 1) event.preventDefault();
  };
}

/** What a form in a drawer and a form on a page have in common: notes, fields, buttons. */
export function FormBody({ form, work, submit = m.save, no = t.cancel, isScrolled = false, children }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const verb = typeof submit === 'string' ? submit : intl.formatMessage(submit);
  const top = useRef<HTMLDivElement>(null);
  const lock = useRef<HTMLFieldSetElement>(null);
  const isIdle = work.progress === 'idle';
  const { write } = work;
  const isUnknown = write?.state === 'unknown';
  const isAsked = isUnknown || write?.state === 'checking' || write?.state === 'notDone';
  const slowness = useSlow(write?.state === 'running');
  // In place of the button that leaves, which could not be pressed now.
  const stop = slowness === 'long' ? write?.stopWaiting : undefined;
  const leaving: MessageDescriptor = stop ? stopWaiting : work.isTooLate || isUnknown ? t.close : no;
  const isHeld = !isIdle && !work.isWaiting && !isUnknown && !stop;
  const leavesOut = [...form.fields.values()].some((rule) => rule.isPersonal);

  // What came back is told at the top, and the button stands at the bottom; of fields the summary leads to itself.
  useEffect(() => {
    if (isAsked || (work.failure && !work.failure.fields)) top.current?.scrollIntoView({ block: 'start' });
  }, [work.failure, isAsked]);

  // The offer goes with the button that was pressed.
  const settled = (settle: () => void) => () => {
    focusFirstField(lock.current);
    settle();
  };

  return (
    <FormContext value={form}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter is heard from the inputs inside */}
      <form
        className={styles.root}
        noValidate
        aria-busy={!isIdle}
        onKeyDown={keysOf(form, work.submit)}
        onSubmit={(event) => {
          event.preventDefault();
          // A form inside a part of this one is not this one.
          event.stopPropagation();
          work.submit();
        }}
      >
        <div className={mergeClasses(styles.fields, isScrolled && styles.scrolled)}>
          <div ref={top} className={styles.notes}>
            <DraftOffer
              offer={{ ...work.offer, restore: settled(work.offer.restore), remove: settled(work.offer.remove) }}
              leavesOut={leavesOut}
            />
            {work.current ? (
              <EditConflict current={work.current} submit={verb} isBusy={!isIdle} onSettle={work.settle} />
            ) : (
              <FormErrorSummary failure={work.failure} onFollow={work.leave} />
            )}
            {write && isAsked && <MoneyWriteStatus action={write} />}
          </div>
          {/* What was sent stands as it was sent until its outcome is known. */}
          <fieldset ref={lock} role="presentation" className={styles.lock} disabled={isAsked && !isIdle}>
            <FormProgress value={work.progress}>{children}</FormProgress>
          </fieldset>
        </div>
        <div className={mergeClasses(styles.footer, !isScrolled && styles.ofPage)}>
          <OfflineNote />
          <SlowNote slowness={slowness} canStop={write?.stopWaiting !== undefined} />
          {/* Off for good, it would lose the focus that it has when it was pressed to wait no more. */}
          <Button disabledFocusable={isHeld} onClick={stop ?? work.close}>
            <FormattedMessage {...leaving} />
          </Button>
          {isUnknown && (
            <Button appearance="primary" onClick={write.check}>
              <FormattedMessage {...checkAgain} />
            </Button>
          )}
          {!work.isTooLate && !isUnknown && (
            <Button type="submit" appearance="primary" disabledFocusable={!isIdle} icon={progressIcons[work.progress]}>
              {verb}
            </Button>
          )}
        </div>
      </form>
    </FormContext>
  );
}
