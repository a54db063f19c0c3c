/**
 * The routes that are shown without the frame, and what is decided about an address while nobody is signed in. The
 * first script brings these alone: the table (table.ts) comes with the frame, so that signing in takes no longer
 * however many screens the panel has.
 */
import { defineMessages } from 'react-intl';
import { plainPath, type MatchOf } from './paths';
import { route, type RouteEntry } from './route';

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** What the history keeps with an address that was refused; never part of the address itself. */
export interface Refusal {
  address: string;
  /** Any one of these would have opened it. */
  permissions?: readonly string[];
}

/** What is done with an address: shown, held until the roles are known, or replaced by another one. */
export type Verdict<Id> =
  | { kind: 'show'; match: MatchOf<Id> }
  | { kind: 'wait'; match: MatchOf<Id> }
  | { kind: 'go'; to: string; refusal?: Refusal };

const m = defineMessages({
  login: { id: 'routes.session.login', defaultMessage: 'Вход' },
  register: { id: 'routes.session.register', defaultMessage: 'Регистрация' },
  registerResult: { id: 'routes.session.registerResult', defaultMessage: 'Результат регистрации' },
  recover: { id: 'routes.session.recover', defaultMessage: 'Восстановление доступа' },
  notFound: { id: 'routes.session.notFound', defaultMessage: 'Страница не найдена' },
  forbidden: { id: 'routes.session.forbidden', defaultMessage: 'Нет доступа' },
  serverError: { id: 'routes.session.serverError', defaultMessage: 'Ошибка сервера' },
  offline: { id: 'routes.session.offline', defaultMessage: 'Нет связи' },
});

const informationCard = () => import('../areas/sign-in/InformationCard');

/** The page that a visit begins with. */
export const landingPath = '/dashboard/index';

const entries = {
  login: route('/user/login', {
    title: m.login,
    open: true,
    bare: true,
    screen: () => import('../areas/sign-in/Login'),
  }),
  register: route('/user/register', { title: m.register, open: true, bare: true, screen: informationCard }),
  registerResult: route('/user/register-result', {
    title: m.registerResult,
    open: true,
    bare: true,
    screen: informationCard,
  }),
  recover: route('/user/recover', { title: m.recover, open: true, bare: true, screen: informationCard }),
  'session.notFound': route('/404', {
    title: m.notFound,
    open: true,
    screen: () => import('../areas/sign-in/NotFound'),
  }),
  'session.forbidden': route('/403', {
    title: m.forbidden,
    open: true,
    screen: () => import('../areas/sign-in/Forbidden'),
  }),
  'session.serverError': route('/500', {
    title: m.serverError,
    open: true,
    screen: () => import('../areas/sign-in/ServerError'),
  }),
  'session.offline': route('/offline', {
    title: m.offline,
    open: true,
    screen: () => import('../areas/sign-in/Offline'),
  }),
};

/** The public routes with the literal type of each path, for href(). */
export type PublicTable = typeof entries;
export type PublicRouteId = keyof PublicTable;
export type PublicMatch = MatchOf<PublicRouteId>;

/** Signing in, and what is shown when a page cannot be. */
export const publicRoutes: Readonly<Record<PublicRouteId, RouteEntry>> = entries;

const publicIds = Object.keys(entries) as PublicRouteId[];

/** None of them has a parameter, so that the first page of all does without the matcher of the others. */
function matchPublic(pathname: string): PublicMatch | undefined {
  const path = plainPath(pathname).toLowerCase();
  const id = publicIds.find((one) => entries[one].path === path);
  return id && { id, parameters: {}, path };
}

/** Decides about an address while nobody is signed in: every other page leads to sign-in, and back afterwards. */
export function guardOutside({ pathname, search, hash }: Address): Verdict<PublicRouteId> {
  const match = matchPublic(pathname);
  if (!match) {
    return { kind: 'go', to: `${entries.login.path}?redirect=${encodeURIComponent(pathname + search + hash)}` };
  }
  if (match.path !== pathname) return { kind: 'go', to: match.path + search + hash };
  return { kind: 'show', match };
}

/** The match as one of a public route; undefined for any other. */
export function asPublic({ id, ...match }: MatchOf<string>): PublicMatch | undefined {
  return id in entries ? { ...match, id: id as PublicRouteId } : undefined;
}
