import { useIntl, type IntlShape } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Certificate } from '../../../api/eimzo/certificate';
import { EimzoFault } from '../../../api/eimzo/fault';
import { useEimzo, useGetTimestampMutation, useSendDibankDocumentMutation } from '../../../api/investment/signingBatch';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { useFormat } from '../../../i18n/format';
import { countsOf, type BulkState } from '../../../kit/bulk/bulkState';
import { outcomeText } from '../../../kit/bulk/outcomeText';
import { showBulk } from '../../../kit/bulk/useStartBulk';
import { failureText } from '../../../kit/state/failureText';
import { notify } from '../../../kit/state/notifications';
import { useNoticePath } from '../../../kit/state/notificationTarget';
import { signingKeyPicked } from '../../../kit/state/preferences';
import type { Failure } from '../../../lib/failure';
import { session } from '../../../session/slice';
import { signingJournal } from './signingJournal';
import { eimzo as words, faultWords, reasonText } from './eimzoTerms';
import { counted, countedWithList, m } from './messages';
import { goneCode } from './signFaults';
import { runSigning, type Work } from './signRun';
import { turnOf } from './signingOrder';

/** So many failures are told by name under the bell; the rest is in the result. */
const mostReported = 10;

const wordsOf = (code: string, intl: IntlShape): string | undefined =>
  code === goneCode ? intl.formatMessage(m.skippedGone) : faultWords(code, intl);

/** The failures by name, for the notification centre. */
function failuresOf(state: BulkState, nameOf: (id: number) => string, intl: IntlShape): string {
  const failed = [...state.rows].filter(([, row]) => row.state === 'failed');
  const listed = failed
    .slice(0, mostReported)
    .map(([id, row]) => `${nameOf(Number(id))}: ${outcomeText(row, state, wordsOf, intl)}`);
  return [...listed, ...(failed.length > mostReported ? ['…'] : [])].join('; ');
}

export interface Batch {
  works: readonly Work[];
  /** Without a key nothing is signed or sent: it is only asked what became of documents that were sent. */
  key: { certificate: Certificate; id: string } | undefined;
  /** Gives the one batch of the browser back. */
  giveBack: () => void;
}

/** Begins to sign a batch. It belongs to no screen: it goes on under the page, and its result stays until it is closed. */
export function useBatch(): (batch: Batch) => void {
  const intl = useIntl();
  const format = useFormat();
  const dispatch = useDispatch();
  const path = useNoticePath();
  const owner = useSelector(session.selectors.user)?.id;
  const eimzo = useEimzo();
  const timestamp = useGetTimestampMutation();
  const [send, settled] = useSendDibankDocumentMutation();
  const checkOutcome = useCheckOutcome('investment');

  return ({ works, key, giveBack }) => {
    const journal = signingJournal();
    const turn = turnOf(giveBack, navigator.locks as LockManager | undefined);
    const names = new Map(works.map(({ entry }) => [entry.id, entry.name]));
    const nameOf = (id: number | string) => names.get(Number(id)) ?? String(id);
    const calls = { timestamp, send };
    if (owner !== undefined && key)
      dispatch(signingKeyPicked({ owner: String(owner), serial: key.certificate.serial }));

    const onHalt = (reason: EimzoFault | Failure): void => {
      const message =
        'kind' in reason
          ? failureText(reason)
          : { title: words.title, text: reasonText(reason), detail: reason.detail };
      dispatch(notify({ tone: 'error', ...message, path }));
    };
    const onOver = (state: BulkState): void => {
      turn.over();
      settled();
      const { done, failed, skipped } = countsOf(state);
      const values = { signed: format.number(done), failed: format.number(failed), skipped: format.number(skipped) };
      const list = failuresOf(state, nameOf, intl);
      const text = list ? countedWithList : counted;
      const tone = failed > 0 ? 'info' : 'success';
      dispatch(notify({ tone, title: m.summary, text, values: { ...values, list }, path, isSummary: true }));
    };
    const loadKey = () => (key ? eimzo.loadKey(key.certificate) : Promise.reject(new EimzoFault('cancelled')));
    const run = runSigning({
      documents: works,
      eimzo,
      keyId: key?.id,
      loadKey,
      calls,
      checkOutcome,
      journal,
      onHalt,
      onOver,
    });
    // The turn was given back with the last document: another tab may have taken it for what is left.
    const retry = (): void =>
      void turn.goOn(run.retry).then((isOurs) => !isOurs && dispatch(notify({ tone: 'error', title: m.busy, path })));
    const title = intl.formatMessage(m.batch);
    showBulk({ title, nameOf, wordsOf }, { ...run, retry });
  };
}
