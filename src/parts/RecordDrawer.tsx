import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { OfRecordContext } from '../kit/actions/Action';
import { wrappingRow } from '../kit/foundation/styles';
import { RecordWalkButtons } from '../kit/list/RecordWalkButtons';
import { Drawer } from '../kit/overlay/Drawer';
import { FailureNote } from '../kit/feedback/FailureNote';
import { Section } from '../kit/detail/Section';
import { SectionSkeleton } from '../kit/feedback/skeletons';
import { StaleNotice } from '../kit/feedback/StaleNotice';
import { PrintRecord } from '../kit/print/PrintRecord';
import type { Choices } from '../kit/table/choices';
import type { Loaded } from '../lib/rows';
import { m } from './historyMessages';
import { refetchOnOpen } from './figures/refetchOnOpen';
import type { RecordWords } from './historyWords';
import { RecordHistory, type HistoryRow } from './RecordHistory';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXXL,
    overflowY: 'auto',
  },
  head: wrappingRow,
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    marginLeft: 'auto',
  },
  // Where the actions fill the line these go to the next one together.
  around: { display: 'inline-flex', gap: tokens.spacingHorizontalS },
});

interface Props<Item> {
  id: number | string;
  /** A message may name the record by its number, `{id}`. */
  title: MessageDescriptor | string;
  result: Loaded<Item>;
  onClose: () => void;
  /** The looks of `item.status`, which is seen first, also in the history. */
  status?: Pick<Choices<string>, 'badge' | 'wordsOf'>;
  /** What is seen first where that is more than a status, as a sum. */
  badges?: (item: Item) => ReactNode;
  actions?: (item: Item) => ReactNode;
  /** What the record calls in its history what others do not have, where that is more than a status. */
  words?: RecordWords;
  children: (item: Item) => ReactNode;
}

const statusBadge = (status: Props<never>['status'], item: { status?: unknown }) =>
  typeof item.status === 'string' ? status?.badge(item.status) : undefined;

/** Reads a record anew that is shown as it was kept, since a colleague may have worked on it meanwhile; also the next one of a walk. */
function useReadOnOpen(id: number | string, { at, retry }: Loaded<unknown>): void {
  const read = useEffectEvent(() => {
    if (at !== undefined && Date.now() - at > refetchOnOpen.refetchOnMountOrArgChange * 1000) retry();
  });
  useEffect(() => {
    // The query, which stands in the component above, takes its argument in an effect that comes after this one.
    let isOpen = true;
    queueMicrotask(() => isOpen && read());
    return () => {
      isOpen = false;
    };
  }, [id]);
}

/** One record at the side of its list: its state and what can be done with it, its facts, and who did what. */
export function RecordDrawer<Item extends { status?: unknown; history?: readonly HistoryRow[] }>(props: Props<Item>) {
  const { id, title, result, onClose, status, actions, children } = props;
  const { badges = (item: Item) => statusBadge(status, item), words = { values: status?.wordsOf('status') } } = props;
  const styles = useStyles();
  const intl = useIntl();
  const { item, failure, at, retry } = result;
  useReadOnOpen(id, result);
  const body = useRef<HTMLDivElement>(null);
  const name = typeof title === 'string' ? title : intl.formatMessage(title, { id });
  return (
    <Drawer title={name} size="large" onClose={onClose}>
      <div ref={body} className={styles.body}>
        {item && failure && <StaleNotice failure={failure} at={at} retry={retry} />}
        <div className={styles.head}>
          {item && badges(item)}
          <div className={styles.actions}>
            {item && actions && (
              <OfRecordContext key={id} value>
                {actions(item)}
              </OfRecordContext>
            )}
            <span className={styles.around}>
              {/* It stays while another record comes, with the focus and the keys. */}
              <RecordWalkButtons />
              {item && <PrintRecord title={name} root={body} />}
            </span>
          </div>
        </div>
        {!item && (failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />)}
        {item && (
          <>
            {children(item)}
            {item.history && (
              <Section id="history" title={m.title}>
                <RecordHistory rows={item.history} words={words} />
              </Section>
            )}
          </>
        )}
      </div>
    </Drawer>
  );
}
