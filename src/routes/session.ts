import { defineMessages } from 'react-intl';
import { route } from './route';

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

/** Signing in, and what is shown when a page cannot be. */
export const session = {
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
