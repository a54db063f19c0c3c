/**
 * How a list is read whose rows have addresses of files: those are good for five minutes, and a page stays open for longer. Also while
 * the window is not looked at, for whoever comes back to it presses at once.
 */
export const keepingLinks = { pollingInterval: 240_000, refetchOnMountOrArgChange: true } as const;
