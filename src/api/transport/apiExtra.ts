import type { Vault } from '../../session/vault';
import type { Renew } from '../session/refresh';
import type { Config } from './config';

/** What the store gives to everything that calls a service. */
export interface ApiExtra {
  vault: Vault;
  config: Config;
  renew: Renew;
  /** The language of the panel, as `ru-RU`. */
  language: () => string;
  /** Loads the panel anew, so that nothing of the person before is left: at the login page, or where it is. */
  restart: (where: 'login' | 'here') => void;
}
