import { namedByServer } from '../api/version';

const main = /\/assets\/main\.[^"']+\.js/;

/** What the history remembers of a reload, so that a page which stays broken is not loaded for ever. */
interface Kept {
  reloadedFor?: string;
}

/** Whether something on the page would be lost: whoever knows of it holds the page up when it is to go. */
const isHeld = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Loads the page again when the server has a newer version of the panel, whose parts have other names. Answers
 * false when there is none, when this was tried already, or when something in any tab is not saved yet.
 */
export async function reloadForNewerVersion(reload: () => void = () => window.location.reload()): Promise<boolean> {
  const running = document.querySelector<HTMLScriptElement>('script[src*="/assets/main."]')?.getAttribute('src');
  const offered = (await namedByServer(main))?.[0];
  if (!running || !offered || running === offered) return false;
  const kept = (window.history.state ?? {}) as Kept;
  if (kept.reloadedFor === offered || isHeld()) return false;
  window.history.replaceState({ ...kept, reloadedFor: offered }, '');
  reload();
  return true;
}
