import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChartSkeleton } from '../../kit/ChartCard';
import { ErrorBoundary } from '../../kit/ErrorBoundary';
import { FailureNote } from '../../kit/FailureNote';
import { FigureSkeleton } from '../../kit/FigureTile';
import type { Failure } from '../../lib/failure';
import { blockTable, type BlockId } from '../../routes/blocks/table';

/** Blocks that were fetched are drawn at once when the person comes back. */
const fetched = new Map<BlockId, ComponentType>();

const notFetched: Failure = { kind: 'network', status: 0, codes: [] };

const useStyles = makeStyles({
  failed: {
    minWidth: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: {
    margin: 0,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL} 0`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface Props {
  id: BlockId;
  /** The block may not begin yet: others come first. */
  held?: boolean;
  /** Hears that the block is drawn, or that it could not be fetched. */
  onSettled?: (id: BlockId) => void;
}

/** The place of one block: fetched by itself, and failing by itself. */
export function BlockHost({ id, held = false, onSettled }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(fetched.has(id) ? 'ready' : 'loading');
  const { block } = blockTable[id];

  useEffect(() => {
    if (held || fetched.has(id)) return undefined;
    let isCurrent = true;
    block().then(
      (module) => {
        fetched.set(id, module.default);
        if (isCurrent) setState('ready');
      },
      () => {
        // Told in the place of the block, with a button that fetches it again.
        if (isCurrent) setState('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, block, held, attempt]);

  useEffect(() => {
    if (state !== 'loading') onSettled?.(id);
  }, [state, id, onSettled]);

  const again = (): void => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  const Block = held ? undefined : fetched.get(id);
  if (state === 'failed') return <Failed id={id} retry={again} />;
  if (Block === undefined) return <Skeleton id={id} />;
  return (
    <ErrorBoundary fallback={(retry) => <Failed id={id} retry={retry} />}>
      <Block />
    </ErrorBoundary>
  );
}

function Failed({ id, retry }: { id: BlockId; retry: () => void }) {
  const styles = useStyles();
  return (
    <section className={styles.failed} aria-labelledby={`block-${id}`}>
      <h3 id={`block-${id}`} className={styles.title}>
        <FormattedMessage {...blockTable[id].title} />
      </h3>
      <FailureNote failure={notFetched} retry={retry} />
    </section>
  );
}

function Skeleton({ id }: { id: BlockId }) {
  const { tiles } = blockTable[id];
  if (tiles === undefined) return <ChartSkeleton />;
  return Array.from({ length: tiles }, (_, at) => <FigureSkeleton key={at} />);
}
