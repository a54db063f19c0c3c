import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useReducer, useState, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { reloadForNewerVersion } from '../../api/transport/newerVersion';
import { restOfTexts } from '../../i18n/restOfTexts';
import { ChartSkeleton } from '../../kit/charts/ChartCard';
import { ErrorBoundary } from '../../kit/feedback/ErrorBoundary';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { FigureSkeleton } from '../../kit/charts/MetricTile';
import type { Failure } from '../../lib/failure';
import type { Block } from './blocks';

/** Blocks that were fetched are drawn at once when the person comes back. */
const fetched = new Map<string, ComponentType>();

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
  block: Block;
  /** The block may not begin yet: others come first. */
  held?: boolean;
  /** Hears that the block is drawn, or that it could not be fetched. */
  onSettled?: (id: string) => void;
}

/** The place of one block: fetched by itself, and failing by itself. */
export function BlockHost({ block, held = false, onSettled }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const { id, fetch } = block;
  const Block = held ? undefined : fetched.get(id);
  const isDrawn = Block !== undefined;

  useEffect(() => {
    if (held || hasFailed || isDrawn) return undefined;
    if (fetched.has(id)) {
      // It came while the panel was hidden behind another tab.
      drawAgain();
      return undefined;
    }
    let isCurrent = true;
    const isMissing = async (): Promise<void> => {
      // After a deploy the file has another name: only the newer version knows it.
      const reloads = await reloadForNewerVersion();
      if (isCurrent && !reloads) setFailed(true);
    };
    const fetchWhole = () => Promise.all([fetch(), restOfTexts()]);
    // One dropped connection is common enough that people need not hear of it.
    fetchWhole()
      .catch(fetchWhole)
      .then(([Fetched]) => {
        fetched.set(id, Fetched);
        if (isCurrent) drawAgain();
      }, isMissing);
    return () => {
      isCurrent = false;
    };
  }, [id, fetch, held, hasFailed, isDrawn]);

  useEffect(() => {
    if (hasFailed || isDrawn) onSettled?.(id);
  }, [hasFailed, isDrawn, id, onSettled]);

  if (hasFailed) return <Failed block={block} retry={() => setFailed(false)} />;
  if (Block === undefined) return <Skeleton tiles={block.tiles} />;
  return (
    <ErrorBoundary fallback={(retry) => <Failed block={block} retry={retry} />}>
      <Block />
    </ErrorBoundary>
  );
}

function Failed({ block: { id, title }, retry }: { block: Block; retry: () => void }) {
  const styles = useStyles();
  return (
    <section className={styles.failed} aria-labelledby={`block-${id}`}>
      <h3 id={`block-${id}`} className={styles.title}>
        <FormattedMessage {...title} />
      </h3>
      <FailureNote failure={notFetched} retry={retry} />
    </section>
  );
}

function Skeleton({ tiles }: Pick<Block, 'tiles'>) {
  if (tiles === undefined) return <ChartSkeleton />;
  return Array.from({ length: tiles }, (_, at) => <FigureSkeleton key={at} />);
}
