import { Button, Spinner } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { EimzoFault } from '../../../api/eimzo/fault';
import { isBarred, type Document } from '../../../api/investment/signing';
import { useEimzo } from '../../../api/investment/signingBatch';
import { useFormat } from '../../../i18n/format';
import { Dialog } from '../../../kit/overlay/Dialog';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { isLargeSum } from '../../../kit/money/largeSum';
import { RetypeAmount } from '../../../kit/money/RetypeAmount';
import { preferences } from '../../../kit/state/preferences';
import { isMoney, sumMoney } from '../../../lib/money';
import { session } from '../../../session/slice';
import { signingJournal, type JournalEntry } from './signingJournal';
import { resumedWorks, worksOf } from './collect';
import { eimzo as words, reasonText } from './eimzoTerms';
import { KeyChoice } from './KeyChoice';
import { isOurs, isUsable, keyStateAt, nowInTashkent } from './keyState';
import { leftOut, m, plan, verb } from './messages';
import { Problem } from './Problem';
import { SignedList } from './SignedList';
import { takeBatch } from './signingOrder';
import { useBatch } from './useBatch';
import { useKeys, type Found } from './useKeys';
import { t } from '../../../i18n/terms';

interface Props {
  /** Which drafts: all there are, some of them, or what an interrupted batch left. */
  what: 'all' | { ids: readonly number[] } | { left: readonly JournalEntry[] };
  onClose: () => void;
  /** The batch has begun. */
  onBegin?: () => void;
}

function picked(what: Props['what'], drafts: readonly Document[]): readonly Document[] {
  if (what === 'all') return drafts;
  const ids = new Set('ids' in what ? what.ids : what.left.map(({ id }) => id));
  return drafts.filter(({ id }) => ids.has(id));
}

/** Asks for the key, has the program open it, and begins to sign. */
export function SignDialog({ what, onClose, onBegin }: Props) {
  const intl = useIntl();
  const format = useFormat();
  const owner = useSelector(session.selectors.user)?.id;
  const last = useSelector((state: Parameters<typeof preferences.selectors.signingKey>[0]) =>
    preferences.selectors.signingKey(state, owner === undefined ? undefined : String(owner)),
  );
  const eimzo = useEimzo();
  const begin = useBatch();
  const left = typeof what === 'object' && 'left' in what ? what.left : undefined;
  const { found, fault: absent, failure, again } = useKeys(left);
  const [chosen, setChosen] = useState<string>();
  const [opening, setOpening] = useState<'no' | 'yes' | EimzoFault | 'busy'>('no');
  const isOpening = useRef(false);

  const wanted = found ? picked(what, found.drafts) : [];
  const documents = wanted.filter((one) => !isBarred(one, owner));
  const barred = wanted.length - documents.length;
  const isEmpty = found !== undefined && documents.length === 0;
  const isNothing = isEmpty && !left;
  /** All that was left was sent: only what became of it is asked, and that needs no key. */
  const isSent = isEmpty && left !== undefined;
  const sum = sumMoney(documents.map((one) => one.amount).filter(isMoney));
  const amount = format.moneyWithCurrency(sum);
  // The sum itself and not a yes: the drafts may be others by the time that it is typed.
  const [typed, setTyped] = useState<string>();
  const isTyped = !isLargeSum(sum) || typed === sum;
  const usable =
    found?.certificates.filter(
      (one) => isUsable(keyStateAt(one, nowInTashkent())) && isOurs(one, found.organisation),
    ) ?? [];
  const usual = usable.find(({ serial }) => serial === last) ?? (usable.length === 1 ? usable[0] : undefined);
  const certificate = chosen === undefined ? usual : usable.find(({ serial }) => serial === chosen);
  const fault = absent ?? (opening instanceof EimzoFault ? opening : undefined);

  const start = async ({ drafts }: Found): Promise<void> => {
    if (!(certificate ?? isSent) || !isTyped || owner === undefined || isOpening.current) return;
    isOpening.current = true;
    setOpening('yes');
    let giveBack: (() => void) | undefined;
    try {
      giveBack = await takeBatch(navigator.locks as LockManager | undefined);
      if (!giveBack) return setOpening('busy');
      const key = certificate && { certificate, id: await eimzo.loadKey(certificate) };
      const kept = await signingJournal()
        .all(owner)
        // A journal that cannot be read has kept nothing.
        .catch(() => []);
      const works = left ? await resumedWorks(kept, drafts) : await worksOf(documents, kept, owner);
      begin({ works, key, giveBack });
      onBegin?.();
      onClose();
    } catch (error) {
      giveBack?.();
      setOpening(error instanceof EimzoFault ? error : new EimzoFault('malformed', String(error)));
    } finally {
      isOpening.current = false;
    }
  };

  // The keys come after the question: the focus goes to them, or to the verb where the usual one is chosen already.
  const body = useRef<HTMLDivElement>(null);
  const sign = useRef<HTMLButtonElement>(null);
  const isFound = found !== undefined;
  const isChosen = usual !== undefined;
  useEffect(() => {
    if (!isFound) return;
    const key = body.current?.querySelector<HTMLElement>('input[type="radio"]:not(:disabled)');
    (isChosen ? sign.current : key)?.focus();
  }, [isFound, isChosen]);

  const hasNoKeys = found?.certificates.length === 0 && !isSent;
  const mayAgain = absent !== undefined || failure !== undefined || hasNoKeys;
  return (
    <Dialog
      title={m.title}
      onSubmit={() => (mayAgain ? again() : found && void start(found))}
      onClose={opening === 'yes' ? undefined : onClose}
      buttons={
        <>
          <Button disabled={opening === 'yes'} onClick={onClose}>
            <FormattedMessage {...t.cancel} />
          </Button>
          <Button
            ref={sign}
            type="submit"
            appearance="primary"
            disabledFocusable={!mayAgain && (!(certificate ?? isSent) || !isTyped || isNothing || opening === 'yes')}
          >
            {mayAgain || isSent ? (
              <FormattedMessage {...(mayAgain ? t.retry : m.askSent)} />
            ) : (
              <FormattedMessage {...verb} values={{ amount }} />
            )}
          </Button>
        </>
      }
    >
      {!found && !fault && !failure && <Spinner size="small" label={intl.formatMessage(m.looking)} />}
      {failure && <FailureNote failure={failure} />}
      {fault && (
        <Problem
          title={words.title}
          text={reasonText(fault)}
          detail={fault.reason === 'refused' ? fault.detail : undefined}
        />
      )}
      {hasNoKeys && <Problem title={words.title} text={words.noKeys} />}
      {isSent && <FormattedMessage {...m.allSent} />}
      {isNothing && <Problem title={barred > 0 ? m.onlyOwn : m.gone} />}
      {opening === 'busy' && <Problem title={m.busy} />}
      {found && found.certificates.length > 0 && !isNothing && (
        <>
          {documents.length > 0 && (
            <>
              <div>
                <FormattedMessage
                  {...plan}
                  values={{ count: documents.length, shown: format.number(documents.length), amount }}
                />
              </div>
              <SignedList documents={documents} />
            </>
          )}
          {barred > 0 && (
            <div>
              <FormattedMessage {...leftOut} values={{ count: barred, shown: format.number(barred) }} />
            </div>
          )}
          <div ref={body}>
            <KeyChoice
              certificates={found.certificates}
              organisation={found.organisation}
              value={certificate?.serial ?? ''}
              onChange={setChosen}
            />
          </div>
          {isLargeSum(sum) && (
            <RetypeAmount
              key={sum}
              amount={sum}
              readOnly={opening === 'yes'}
              onMatch={(isSame) => setTyped(isSame ? sum : undefined)}
            />
          )}
          <div role="status">{opening === 'yes' && <FormattedMessage {...m.opening} />}</div>
        </>
      )}
    </Dialog>
  );
}
