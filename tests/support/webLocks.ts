type Mode = 'exclusive' | 'shared';
interface Asked {
  name: string;
  mode: Mode;
  start: () => void;
}

/** Web Locks of one browser, for tests; one manager is shared by all its windows. */
export function createLocks(): LockManager {
  const held: Asked[] = [];
  const waiting: Asked[] = [];

  function grant() {
    for (const asked of [...waiting]) {
      const ahead = waiting.slice(0, waiting.indexOf(asked));
      const collides = (other: Asked) =>
        other.name === asked.name && (other.mode === 'exclusive' || asked.mode === 'exclusive');
      if ([...held, ...ahead].some(collides)) continue;
      waiting.splice(waiting.indexOf(asked), 1);
      held.push(asked);
      asked.start();
    }
  }

  const request = (name: string, ...rest: unknown[]) =>
    new Promise((resolve, reject) => {
      const work = rest.at(-1) as () => unknown;
      const { mode = 'exclusive', signal } = (rest.length > 1 ? rest[0] : {}) as { mode?: Mode; signal?: AbortSignal };
      const asked: Asked = {
        name,
        mode,
        start: () => {
          void (async () => work())()
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
      waiting.push(asked);
      queueMicrotask(grant);
    });

  const query = () => Promise.resolve({ held: held.map(({ name, mode }) => ({ name, mode })), pending: [] });
  return { request, query } as unknown as LockManager;
}
