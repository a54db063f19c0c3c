/**
 * Asks before the address changes. The router that would do it itself is twice the size of the one the panel begins
 * with, so what passes through the one at hand is watched here: its own steps, and Back and Forward of the browser.
 */
import { use, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext, type NavigateOptions, type To } from 'react-router-dom';

interface Block {
  path: string;
  /** Asks; `go` then leads to where the person wanted. */
  ask: (go: () => void) => void;
}

type Steps = {
  push: (to: To, state?: unknown, options?: NavigateOptions) => void;
  replace: (to: To, state?: unknown, options?: NavigateOptions) => void;
};

const blocks = new Set<Block>();
const watched = new WeakSet<object>();

/** The block that stands in the way to an address; another query of the same page is never in the way. */
function blockTo(path: string | undefined): Block | undefined {
  return path === undefined ? undefined : [...blocks].findLast((block) => block.path !== path);
}

const pathOf = (to: To): string | undefined =>
  typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname;

function watchSteps(steps: Steps): void {
  if (watched.has(steps)) return;
  watched.add(steps);
  for (const name of ['push', 'replace'] as const) {
    const step = steps[name].bind(steps);
    const guarded: Steps['push'] = (to, ...rest) => {
      const block = blockTo(pathOf(to));
      // The next block, if there is one, is asked when this one has let go.
      if (block) block.ask(() => guarded(to, ...rest));
      else step(to, ...rest);
    };
    steps[name] = guarded;
  }
}

/** Back and Forward of the browser, held up before they happen, where the browser lets them be. */
function onNavigate(event: NavigateEvent): void {
  const { destination, navigationType, cancelable } = event;
  const block = blockTo(destination.sameDocument ? new URL(destination.url).pathname : undefined);
  // A page that nobody has touched since the last question may not hold anybody: the draft is there then.
  if (navigationType !== 'traverse' || !cancelable || !block) return;
  event.preventDefault();
  block.ask(() => void window.navigation.traverseTo(destination.key));
}

function add(block: Block): () => void {
  // Browsers of before 2026 do not have it, and neither has jsdom.
  const history: Navigation | undefined = window.navigation;
  if (blocks.size === 0) history?.addEventListener('navigate', onNavigate);
  blocks.add(block);
  return () => {
    blocks.delete(block);
    if (blocks.size === 0) history?.removeEventListener('navigate', onNavigate);
  };
}

/** While `isBlocked`, whoever leaves the page is held up, and `ask` gets the step to take after the answer. */
export function useNavigationBlock(path: string, isBlocked: boolean, ask: (go: () => void) => void): () => void {
  const { navigator } = use(UNSAFE_NavigationContext);
  const latest = useRef(ask);
  const stop = useRef(() => {});
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isBlocked) return undefined;
    watchSteps(navigator as Steps);
    stop.current = add({ path, ask: (go) => latest.current(go) });
    return () => stop.current();
  }, [navigator, path, isBlocked]);
  // To let go at once, before the state that blocks has had time to change.
  return () => stop.current();
}
