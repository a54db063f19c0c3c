import { ErrorBoundary } from '../../../src/kit/feedback/ErrorBoundary';
import { State } from '../State';

function Broken(): never {
  throw new Error('This example breaks on purpose.');
}

export function Page() {
  return (
    <State name="A block that cannot be shown">
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </State>
  );
}
