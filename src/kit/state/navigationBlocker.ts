/**
 * Asks before the address changes. The router that would do it itself is twice the size of the one the panel begins
 * with, so what passes through the one at hand is watched here: its own steps, and Back and Forward of the browser.
 */
import { useEffect, useRef } from 'react';
import type { To } from 'react-router-dom';
import { useNavigator, type Navigator } from './frozenLocation';

interface Block {
  /** Whether it stands in the way to a path. */
  stops: (path: string) => boolean;
  /** Asks; `go` then leads to where the person wanted. */
  ask: (go: () => void, path: string) => void;
}

const blocks = new Set<Block>();
const watched = new WeakSet<object>();

/** The block that stands in the way to an address; one without a path is another query of the same page. */
function blockTo(path: string | undefined): Block | undefined {
  return path === undefined ? undefined : [...blocks].findLast((block) => block.stops(path));
}

const pathOf = (to: To): string | undefined =>
  typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname;

function watchSteps(steps: Navigator): void {
  if (watched.has(steps)) return;
  watched.add(steps);
  for (const name of ['push', 'replace'] as const) {
    const step = steps[name].bind(steps);
    const guarded: Navigator['push'] = (to, ...rest) => {
      const path = pathOf(to);
      const block = blockTo(path);
      // The next block, if there is one, is asked when this one has let go.
      if (block && path !== undefined) block.ask(() => guarded(to, ...rest), path);
      else step(to, ...rest);
    };
    steps[name] = guarded;
  }
}

/** Back and Forward of the browser, held up before they happen, where the browser lets them be. */
function onNavigate(event: NavigateEvent): void {
  const { destination, navigationType, cancelable } = event;
  const path = destination.sameDocument ? new URL(destination.url).pathname : undefined;
  const block = blockTo(path);
  // A page that nobody has touched since the last question may not hold anybody: the draft is there then.
  if (navigationType !== 'traverse' || !cancelable || !block || path === undefined) return;
  event.preventDefault();
  block.ask(() => void window.navigation.traverseTo(destination.key), path);
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

/** While `isBlocked`, whoever goes where it `stops` is held up, and `ask` gets the step to take after the answer. */
export function useNavigationBlocker(isBlocked: boolean, stops: Block['stops'], ask: Block['ask']): () => void {
  const navigator = useNavigator();
  const latest = useRef({ stops, ask });
  const stop = useRef(() => {});
  useEffect(() => {
    latest.current = { stops, ask };
  });
  useEffect(() => {
    if (!isBlocked) return undefined;
    watchSteps(navigator);
    stop.current = add({
      stops: (path) => latest.current.stops(path),
      ask: (go, path) => latest.current.ask(go, path),
    });
    return () => stop.current();
  }, [navigator, isBlocked]);
  // To let go at once, before the state that blocks has had time to change.
  return () => stop.current();
}
