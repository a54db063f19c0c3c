import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { largeText } from '../foundation/styles';
import { useFormat } from '../../i18n/format';
import { isLargeSum } from './largeSum';
import { decisionIn } from '../../lib/decision';
import { OfflineNote } from '../feedback/OfflineNote';
import { SlowNote, stopWaiting } from '../feedback/SlowNote';
import { useSlow } from '../foundation/useSlow';
import type { StatusWords } from '../state/statusWords';
import { RetypeAmount } from './RetypeAmount';
import { Dialog } from '../overlay/Dialog';
import { focusFirst } from '../overlay/useModal';
import { useUnsavedChanges } from '../state/unsavedChanges';
import { Fact } from '../values/Facts';
import { checkAgain, MoneyWriteStatus } from '../write/MoneyWriteStatus';
import { useNavigationBlocker } from '../state/navigationBlocker';
import { notify, type NoticeInput } from '../state/notifications';
import { timings } from '../../lib/timings';
import type { WriteOutcome } from '../../lib/pollOutcome';
import { useNoticeAbout, type NoticeAbout } from '../state/useNoticeAbout';
import { useMoneyMutation } from '../write/moneyWrite';
import { useUnknownNotice } from '../write/useUnknownNotice';
import { progressIcons } from '../actions/progressIcons';
import { t } from '../../i18n/terms';

const m = defineMessages({
  digits: { id: 'kit.moneyConfirm.digits', defaultMessage: 'Цифрами' },
});

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    margin: 0,
    // The sum is large and must not break in the middle.
    '& > :first-child': { gridColumn: '1 / -1' },
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  amount: {
    ...largeText,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface Props {
  title: MessageDescriptor;
  /** The verb with the sum in it: 'Пополнить на {amount}'. */
  verb: MessageDescriptor;
  /** A decimal string. */
  amount: string;
  /**
   * What the decision is about: what was done is told by its number, the sum and the name, with a link. By the answer, of which there is
   * none where nobody knows whether it was done.
   */
  about: Omit<NoticeAbout, 'amount'> | ((answer: unknown) => Omit<NoticeAbout, 'amount'>);
  /** `Fact`s: who gets it, the masked account, the date, the comment. */
  children: ReactNode;
  /** Sends the write with this Idempotency-Key. */
  run: (key: string) => Promise<unknown>;
  /** Asks the service what became of the write, when its answer was lost. */
  checkOutcome: (key: string) => Promise<WriteOutcome>;
  /** What the statuses of the record are called: somebody else may decide first. */
  statusWords?: StatusWords;
  /** What is said when it is done; where the answer may tell something else than success, what it tells. */
  done: MessageDescriptor | ((answer: unknown) => Pick<NoticeInput, 'tone' | 'title'>);
  /** The dialog goes; `answer` is what the service answered, when it was done. */
  onClose: (answer?: unknown) => void;
}

/** The question before money moves. Sends once, and when the answer is lost asks until it knows. */
export function ConfirmMoney({
  title,
  verb,
  amount,
  about,
  children,
  run,
  checkOutcome,
  statusWords,
  done,
  onClose,
}: Props) {
  const styles = useStyles();
  const format = useFormat();
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const noticeOf = useNoticeAbout();
  const action = useMoneyMutation({ run, checkOutcome });
  const isLarge = isLargeSum(amount);
  // The amount itself and not a yes: a record that is refreshed under the question may ask for another sum.
  const [typed, setTyped] = useState<string>();
  const isTyped = !isLarge || typed === amount;
  const onMatch = (isSame: boolean) => setTyped(isSame ? amount : undefined);
  const { state, answer } = action;
  const isTooLate = decisionIn(action.failure?.current) !== undefined;
  const isOpen = state === 'running' || state === 'checking';
  // Disabled for good, the button that was pressed would lose the focus, and with it the key that answers again.
  const isSettling = isOpen || state === 'done';
  const slowness = useSlow(state === 'running');
  // The same button, so that it keeps the focus when it was pressed.
  const isLong = slowness === 'long';

  // While nobody knows, the page with the key must not go.
  useUnsavedChanges(pathname, isOpen);
  useNavigationBlocker(
    isOpen,
    (path) => path !== pathname,
    () => {},
  );

  const aboutOf = (given: unknown) => noticeOf({ ...(typeof about === 'function' ? about(given) : about), amount });
  const isSaid = useRef(false);
  const tell = (given: unknown): void => {
    if (isSaid.current) return;
    isSaid.current = true;
    const news = typeof done === 'function' ? done(given) : { tone: 'success' as const, title: done };
    dispatch(notify({ ...news, ...aboutOf(given) }));
  };
  useUnknownNotice(action, () => aboutOf(undefined), tell);
  const say = useRef(() => {});
  const finish = useRef(() => {});
  useEffect(() => {
    say.current = () => tell(answer);
    finish.current = () => onClose(answer);
  });
  useEffect(() => {
    if (state !== 'done') return undefined;
    say.current();
    // The tick is seen before the dialog goes.
    const timer = setTimeout(() => finish.current(), timings.check);
    return () => clearTimeout(timer);
  }, [state]);

  const grouped = format.moneyWithCurrency(amount);
  const digits = format.money(amount).replace(/\s/g, '');
  return (
    <Dialog
      title={title}
      onSubmit={() => isTyped && !isTooLate && state !== 'unknown' && action.start()}
      onClose={isSettling ? undefined : () => onClose()}
      buttons={
        <>
          <Button
            disabledFocusable={isSettling && !isLong}
            onClick={() => (isLong ? action.stopWaiting?.() : onClose())}
          >
            <FormattedMessage {...(isLong ? stopWaiting : state === 'unknown' || isTooLate ? t.close : t.cancel)} />
          </Button>
          {state === 'unknown' ? (
            <Button appearance="primary" onClick={action.check}>
              <FormattedMessage {...checkAgain} />
            </Button>
          ) : isTooLate ? null : (
            <Button
              {...(!isLarge && focusFirst)}
              type="submit"
              appearance="primary"
              disabled={!isTyped}
              disabledFocusable={isSettling}
              icon={progressIcons[isOpen ? 'busy' : state === 'done' ? 'done' : 'idle']}
            >
              <FormattedMessage {...verb} values={{ amount: grouped }} />
            </Button>
          )}
        </>
      }
    >
      <dl className={styles.facts}>
        <Fact label={t.sum}>
          <span className={styles.amount}>{grouped}</span>
        </Fact>
        <Fact label={m.digits} value={digits} />
        {children}
      </dl>
      {isLarge && <RetypeAmount key={amount} amount={amount} readOnly={isOpen} onMatch={onMatch} />}
      <MoneyWriteStatus action={action} statusWords={statusWords} onFollow={() => onClose()} />
      <SlowNote slowness={slowness} canStop />
      <OfflineNote />
    </Dialog>
  );
}
