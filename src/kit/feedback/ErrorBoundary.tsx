import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Component, type ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { blockDrawn } from '../foundation/lazyComponent';

const m = defineMessages({
  broken: {
    id: 'kit.errorBoundary.text',
    defaultMessage: 'Этот блок не удалось показать. Остальная страница работает.',
  },
  again: { id: 'kit.errorBoundary.again', defaultMessage: 'Показать ещё раз' },
});

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingVerticalL,
  },
});

function Broken({ again }: { again: () => void }) {
  const styles = useStyles();
  return (
    <div role="alert" className={styles.root}>
      <FormattedMessage {...m.broken} />
      <Button onClick={again}>
        <FormattedMessage {...m.again} />
      </Button>
    </div>
  );
}

interface Props {
  children: ReactNode;
  /** Shown in place of the block; a sentence and a button unless told otherwise. */
  fallback?: (again: () => void, error: unknown) => ReactNode;
}

/** Keeps the mistake of one block from taking the page with it. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean; error?: unknown }> {
  override state = { isBroken: false, error: undefined };

  static getDerivedStateFromError(error: unknown): { isBroken: boolean; error: unknown } {
    return { isBroken: true, error };
  }

  private readonly again = (): void => {
    blockDrawn();
    this.setState({ isBroken: false });
  };

  override componentDidMount(): void {
    blockDrawn();
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return this.props.fallback ? this.props.fallback(this.again, this.state.error) : <Broken again={this.again} />;
  }
}
