/**
 * A figure is read again when the panel is opened, since others work on the same queues; blocks that share a call and
 * are drawn a moment apart share its answer all the same. In seconds.
 */
export const refetchOnOpen = { refetchOnMountOrArgChange: 5 };
