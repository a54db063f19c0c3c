import { answerOf, OuterFault } from '../../shared/outerService';
import type { ModuleParts } from '../../http/module';
import type { AppLanguage } from '../app-users/index';

/** One notification for one person. */
export interface Push {
  /** Names it: what comes twice under one key is shown once, and a later one of the same message takes the place of the one before. */
  key: string;
  /** The number of the person; the service knows his devices. */
  to: number;
  language: AppLanguage;
  title: string;
  body: string;
  /** Where a picture is fetched from. */
  image?: string;
  action_type: string;
  action_value: string | null;
}

/** What became of one: taken, on the phone already, the phone has no address any more, or not taken. */
export interface PushOutcome {
  to: number;
  state: 'sent' | 'delivered' | 'dead' | 'failed';
}

/** How far one came that was taken, by its key. */
export interface PushProgress {
  key: string;
  state: 'delivered' | 'opened';
}

/** Who brings notifications to phones. Throws an `OuterFault` where it took none of them, or does not say what became of them. */
export interface PushGateway {
  send(pushes: readonly Push[]): Promise<PushOutcome[]>;
  /** Those of these keys that came further than being taken. */
  progress(keys: readonly string[]): Promise<PushProgress[]>;
}

const known = ['sent', 'delivered', 'dead', 'failed'] as const;

/**
 * The service at the address that the installation names: `POST /pushes` {pushes: [{key, to, language, title, body, image, action_type,
 * action_value}]} answers {results: [{to, state}]} with a state of `sent`, `delivered`, `dead` or `failed`. Whoever it says nothing of
 * has failed. `POST /pushes/state` {keys} answers {results: [{key, state}]}, of what came so far `delivered` or `opened`; anything else
 * is still on its way.
 */
export const pushGatewayAt = (url: string, patience?: number): PushGateway => ({
  async send(pushes) {
    const { results } = await answerOf(url, '/pushes', { pushes }, patience);
    if (!Array.isArray(results)) throw new OuterFault('broken');
    const states = new Map<unknown, PushOutcome['state']>();
    for (const row of results as unknown[]) {
      const { to, state } = (row ?? {}) as { to?: unknown; state?: unknown };
      const one = known.find((name) => name === state);
      if (one !== undefined) states.set(to, one);
    }
    return pushes.map(({ to }) => ({ to, state: states.get(to) ?? 'failed' }));
  },
  async progress(keys) {
    const { results } = await answerOf(url, '/pushes/state', { keys }, patience);
    if (!Array.isArray(results)) throw new OuterFault('broken');
    const asked = new Set<unknown>(keys);
    return (results as unknown[]).flatMap((row) => {
      const { key, state } = (row ?? {}) as { key?: unknown; state?: unknown };
      if (!asked.has(key) || (state !== 'delivered' && state !== 'opened')) return [];
      return [{ key: String(key), state }];
    });
  },
});

/**
 * Stands in for it in the demonstration: most phones answer at once, and of every fifty one has gone; whoever is asked for has it, and one
 * of three has opened it.
 */
export const pushStandIn: PushGateway = {
  send: async (pushes) =>
    pushes.map(({ to }) => ({ to, state: to % 50 === 49 ? 'dead' : to % 4 === 0 ? 'sent' : 'delivered' })),
  progress: async (keys) =>
    keys.map((key) => ({ key, state: Number(key.slice(key.indexOf('-') + 1)) % 3 === 0 ? 'opened' : 'delivered' })),
};

/** The service of this installation: the one at its address, something of our own in the demonstration, or none. */
export function pushGatewayOf({ outer }: Pick<ModuleParts, 'outer'>): PushGateway | undefined {
  const { pushUrl, isDemo = false, patience } = outer;
  if (pushUrl !== undefined) return pushGatewayAt(pushUrl, patience);
  return isDemo ? pushStandIn : undefined;
}
