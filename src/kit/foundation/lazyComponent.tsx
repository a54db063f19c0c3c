import { lazy, type ComponentType } from 'react';
import { restOfTexts } from '../../i18n/restOfTexts';

/** Grows with every block that is drawn for the first time or once more; what failed in an earlier one is asked for anew. */
let round = 0;

/** Said by the boundary of a block when it begins and when it begins again. */
export function blockDrawn(): void {
  round += 1;
}

/**
 * A component that is fetched when it is first drawn, inside a Suspense, with all texts that it may use. One dropped connection is not told: the file
 * is fetched a second time. After that the boundary around it hears of the failure, and when a block is drawn again
 * the file is asked for again, which React.lazy by itself never does.
 *
 *     const PhotoViewer = lazily(async () => (await import('./PhotoViewer')).PhotoViewer);
 */
export function lazyComponent<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let failedIn: number | undefined;
  const fetchWhole = async () => {
    const [part] = await Promise.all([fetchPart(), restOfTexts()]);
    return { default: part };
  };
  const make = () =>
    lazy(async () => {
      try {
        return await fetchWhole().catch(fetchWhole);
      } catch (reason) {
        failedIn = round;
        throw reason;
      }
    });
  let current = make();

  return function Lazily(props: Props) {
    if (failedIn !== undefined && failedIn !== round) {
      failedIn = undefined;
      current = make();
    }
    // React adds a key and a ref to the type of what is lazy; the part takes its own props as they are.
    const Part = current as unknown as ComponentType<Props>;
    return <Part {...props} />;
  };
}
