/**
 * The talk with `npm start` (scripts/start.ts), which starts the back end beside the build of the panel, so that the
 * rows are made meanwhile.
 */
export type LaunchMessage = { done: 'database' } | { done: 'ready'; lines: string[] };

export const tellLauncher = (message: LaunchMessage): void => void process.send?.(message);

/** Whoever started us is gone, and nobody would stop us. */
export const whenLauncherIsGone = (stop: () => void): void => void process.on('disconnect', stop);

/** Says that the database is there, and waits for the word that the panel is, too. */
export function untilPanelIsBuilt(): Promise<void> {
  return new Promise((resolve) => {
    process.once('message', () => resolve());
    tellLauncher({ done: 'database' });
  });
}
