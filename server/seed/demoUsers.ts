import type { RoleName } from '../auth/permissions';

export interface DemoUser {
  username: string;
  firstName: string;
  lastName: string;
  userType?: 'merchant';
  disabled?: true;
  roles: RoleName[];
}

export const demoPassword = 'Divan-demo-2026';

/** One account for each role, a second accountant for what needs two people, and two that must be refused. */
export const demoUsers: DemoUser[] = [
  { username: 'moderator', firstName: 'Дилноза', lastName: 'Каримова', roles: ['moderator'] },
  { username: 'kam', firstName: 'Санжар', lastName: 'Рахимов', roles: ['kam'] },
  { username: 'hunter', firstName: 'Тимур', lastName: 'Ахмедов', roles: ['hunter'] },
  { username: 'accountant', firstName: 'Нигора', lastName: 'Юсупова', roles: ['accountant'] },
  { username: 'accountant2', firstName: 'Елена', lastName: 'Ким', roles: ['accountant'] },
  { username: 'director', firstName: 'Бахтиёр', lastName: 'Назаров', roles: ['administrator'] },
  { username: 'executive', firstName: 'Малика', lastName: 'Собирова', roles: ['director'] },
  { username: 'merchant', firstName: 'Жасур', lastName: 'Турсунов', userType: 'merchant', roles: [] },
  { username: 'disabled', firstName: 'Ольга', lastName: 'Петрова', disabled: true, roles: ['moderator'] },
];
