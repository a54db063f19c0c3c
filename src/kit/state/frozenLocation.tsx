/**
 * A tab that is not in sight keeps its address and takes no steps, and steps are watched before they are taken. With
 * address.tsx the only file that stands on what react-router has beyond its public face, so that another version of the
 * package has one place to fail.
 */
import {
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type ContextType,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  type Location,
} from 'react-router-dom';

export type Navigator = ContextType<typeof NavigationContext>['navigator'];

/** What takes the steps; its `push` and `replace` may be replaced by others that call them. */
export const useNavigator = (): Navigator => use(NavigationContext).navigator;

/**
 * Tells where the person is now. What is drawn may still be of the address before: a step is drawn after it was taken, on a
 * busy machine a good while after.
 */
export function useWhereNow(): () => Location {
  const navigator = useNavigator();
  // The history, which the type shows only the steps of.
  return useCallback(() => (navigator as Navigator & { location: Location }).location, [navigator]);
}

/** Steps of a screen that nobody sees are not taken: an answer that comes late must not lead the person away. */
function onlyWhile(isLive: RefObject<boolean>, navigator: Navigator): Navigator {
  // Written as properties that may be replaced: navigationBlocker puts its question before them.
  return Object.assign(Object.create(navigator) as Navigator, {
    push: (...step: Parameters<Navigator['push']>) => isLive.current && navigator.push(...step),
    replace: (...step: Parameters<Navigator['replace']>) => isLive.current && navigator.replace(...step),
    go: (delta: number) => isLive.current && navigator.go(delta),
  });
}

/** Around a screen that speaks of the address it was left at; it leads nowhere while it is hidden. */
export function FrozenLocation({ location, children }: { location: Location; children: ReactNode }) {
  const outer = use(NavigationContext);
  const isLive = useRef(false);
  useLayoutEffect(() => {
    isLive.current = true;
    return () => {
      isLive.current = false;
    };
  }, []);
  const navigation = useMemo(() => ({ ...outer, navigator: onlyWhile(isLive, outer.navigator) }), [outer]);
  const whereabouts = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={whereabouts}>{children}</LocationContext>
    </NavigationContext>
  );
}
