interface Asked {
  name: string;
  mode: LockMode;
  start: () => void;
}

const collide = (one: Asked, other: Asked) =>
  one.name === other.name && (one.mode === 'exclusive' || other.mode === 'exclusive');

/** Web Locks of one browser, for tests; one manager is shared by all its windows. */
export function createLocks(): LockManager {
  const held: Asked[] = [];
  const waiting: Asked[] = [];

  function grant() {
    for (const asked of [...waiting]) {
      const ahead = waiting.slice(0, waiting.indexOf(asked));
      if ([...held, ...ahead].some((other) => collide(other, asked))) continue;
      waiting.splice(waiting.indexOf(asked), 1);
      held.push(asked);
      asked.start();
    }
  }

  const request = (name: string, ...rest: unknown[]) =>
    new Promise((resolve, reject) => {
      const work = rest.at(-1) as (lock: object | null) => unknown;
      const { mode = 'exclusive', ifAvailable, signal } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
      const asked: Asked = {
        name,
        mode,
        start: () => {
          void (async () => work({ name, mode }))()
            .then(resolve, reject)
            .finally(() => {
              held.splice(held.indexOf(asked), 1);
              grant();
            });
        },
      };
      signal?.addEventListener('abort', () => {
        if (!waiting.includes(asked)) return;
        waiting.splice(waiting.indexOf(asked), 1);
        reject(new DOMException('Given up', 'AbortError'));
      });
      if (ifAvailable && [...held, ...waiting].some((other) => collide(other, asked))) {
        resolve(work(null));
        return;
      }
      waiting.push(asked);
      queueMicrotask(grant);
    });

  const query = () => Promise.resolve({ held: held.map(({ name, mode }) => ({ name, mode })), pending: [] });
  return { request, query } as unknown as LockManager;
}
