/** Files that are made at the same time; each takes calls of the service and a worker. */
const mostAtOnce = 2;

let taken = 0;
const waiting: (() => void)[] = [];

function giveBack(): void {
  const next = waiting.shift();
  // The place goes to the next one without becoming free in between.
  if (next) next();
  else taken -= 1;
}

/** Waits for a place, in the order of asking; gives what gives it back. Rejects when given up meanwhile. */
export function takePlace(signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    let isGiven = false;
    const once = () => {
      if (!isGiven) return;
      isGiven = false;
      giveBack();
    };
    const take = () => {
      isGiven = true;
      signal.removeEventListener('abort', giveUp);
      resolve(once);
    };
    const giveUp = () => {
      waiting.splice(waiting.indexOf(take), 1);
      reject(signal.reason as Error);
    };
    if (taken < mostAtOnce) {
      taken += 1;
      take();
    } else {
      signal.addEventListener('abort', giveUp);
      waiting.push(take);
    }
  });
}

/** Whether whoever comes now has to wait. */
export const isFull = (): boolean => taken >= mostAtOnce;
