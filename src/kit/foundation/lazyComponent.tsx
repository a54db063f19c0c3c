import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { lazyPart, type LazyPart } from './lazyPart';

/** Grows with every block that is drawn for the first time or once more; what failed in an earlier one is asked for anew. */
let round = 1;

/** Said by the boundary of a block when it begins and when it begins again. */
export function blockDrawn(): void {
  round += 1;
}

/** A component that is fetched when it is first drawn, or before that with `preload`. */
export interface LazyComponent<Props> extends FunctionComponent<Props>, LazyPart<ComponentType<Props>> {}

/**
 * A component that is fetched when it is first drawn, inside a Suspense, with the files of texts that it names. The
 * boundary around it hears when it does not come, and when a block is drawn again it is asked for again, which
 * React.lazy by itself never does. For a route, a wizard, a viewer, a chart or a worker; never for a form under about
 * 150 lines, which is smaller than the request for it.
 *
 *     const ImportWizard = lazyComponent(async () => (await import('./ImportWizard')).ImportWizard, 'kit.import');
 */
export function lazyComponent<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  ...texts: readonly string[]
): LazyComponent<Props> {
  const part = lazyPart(fetchComponent, ...texts);
  /** The round in which it did not come; none is 0. */
  let failedIn = 0;
  const make = () =>
    lazy(async () => {
      try {
        return { default: await part.load() };
      } catch (reason) {
        failedIn = round;
        throw reason;
      }
    });
  let current = make();

  const choose = (): ComponentType<Props> => {
    if (failedIn && failedIn !== round) {
      failedIn = 0;
      current = make();
    }
    // React adds a key and a ref to the type of what is lazy; the part takes its own props as they are.
    return part.loaded() ?? (current as unknown as ComponentType<Props>);
  };

  function Lazy(props: Props) {
    // The same for as long as it is drawn: to React the part and the promise of it are two components, and to go over to the
    // other one would be to draw a form anew, without what is typed in it.
    const [Component] = useState(choose);
    return <Component {...props} />;
  }
  return Object.assign(Lazy, part);
}
