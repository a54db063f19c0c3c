import { namedByServer } from './appVersion';

const main = /\/assets\/main\.[^"']+\.js/;

/** What the history remembers of a reload, so that a page which stays broken is not loaded for ever. */
interface Kept {
  reloadedFor?: string;
}

/** The main script of the version that the server has now; undefined when it is the running one, or not to be known. */
export async function newerVersion(): Promise<string | undefined> {
  const running = document.querySelector<HTMLScriptElement>('script[src*="/assets/main."]')?.getAttribute('src');
  if (!running) return undefined;
  const offered = (await namedByServer(main))?.[0];
  return offered === running ? undefined : offered;
}

/**
 * Whether the browser would ask before leaving: kit/state/unsavedChanges listens for that while something typed is not saved. Asked
 * this way, the first page of a visit does without its code.
 */
const wouldLose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Loads the page again when the server has a newer version of the panel, whose parts have other names. Answers
 * false when there is none, when this was tried already, and while something typed would be lost.
 */
export async function reloadForNewerVersion(reload: () => void = () => window.location.reload()): Promise<boolean> {
  const offered = await newerVersion();
  if (!offered || wouldLose()) return false;
  const kept = (window.history.state ?? {}) as Kept;
  if (kept.reloadedFor === offered) return false;
  window.history.replaceState({ ...kept, reloadedFor: offered }, '');
  reload();
  return true;
}
