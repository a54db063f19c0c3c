import { guard, type Visitor } from './guard';

const origin = 'https://panel.example';
const at = (url: string) => {
  const { pathname, search, hash } = new URL(url, origin);
  return { pathname, search, hash };
};
const nobody: Visitor = { hasToken: false, rolesReady: false, holds: () => false };
const holding = (...ids: string[]): Visitor => ({ hasToken: true, rolesReady: true, holds: (id) => ids.includes(id) });
const staff = holding('dashboard', 'investors');

describe('guard without a token', () => {
  it.each([
    '/user/login',
    '/user/register',
    '/user/register-result',
    '/user/recover',
    '/404',
    '/403',
    '/500',
    '/offline',
  ])('shows %s (GRD-01, GRD-02)', (path) => {
    expect(guard(at(path), nobody, origin)).toMatchObject({ kind: 'show' });
  });

  it('sends every other address to sign-in with the full path (GEN-01, GRD-04)', () => {
    expect(guard(at('/back-office/investors?status=new#end'), nobody, origin)).toEqual({
      kind: 'go',
      to: '/user/login?redirect=%2Fback-office%2Finvestors%3Fstatus%3Dnew%23end',
    });
    expect(guard(at('/nowhere'), nobody, origin)).toEqual({ kind: 'go', to: '/user/login?redirect=%2Fnowhere' });
  });
});

describe('guard with a token', () => {
  it('leaves sign-in for the working place (GRD-03)', () => {
    expect(guard(at('/user/login'), staff, origin)).toEqual({ kind: 'go', to: '/dashboard/workplace' });
  });

  it('goes on to the page first asked for (GRD-05)', () => {
    expect(guard(at('/user/login?redirect=%2Fback-office%2Finvestors%3Fpage%3D3'), staff, origin)).toEqual({
      kind: 'go',
      to: '/back-office/investors?page=3',
    });
    expect(guard(at('/user/login?redirect=https%3A%2F%2Fevil.example'), staff, origin)).toEqual({
      kind: 'go',
      to: '/',
    });
  });

  it('waits for the roles before it judges', () => {
    expect(guard(at('/back-office/investors'), { ...staff, rolesReady: false }, origin)).toMatchObject({
      kind: 'wait',
    });
  });

  it('shows what is permitted', () => {
    expect(guard(at('/back-office/investors'), staff, origin)).toMatchObject({
      kind: 'show',
      match: { id: 'investors.list' },
    });
  });

  it('names the permission that is missing', () => {
    expect(guard(at('/back-office/investors?page=2'), holding('dashboard'), origin)).toEqual({
      kind: 'go',
      to: '/403',
      refusal: { address: '/back-office/investors?page=2', permissions: ['investors'] },
    });
    expect(guard(at('/dashboard/index'), holding('investors'), origin)).toMatchObject({
      to: '/403',
      refusal: { permissions: ['dashboard'] },
    });
  });

  it('replaces an unknown address by /404, which can name it (GRD-10)', () => {
    expect(guard(at('/nowhere?x=1'), staff, origin)).toEqual({
      kind: 'go',
      to: '/404',
      refusal: { address: '/nowhere?x=1' },
    });
  });

  it.each(['/profile/user', '/notifications'])(
    'GRD-07: shows %s, which asks for no permission, to everybody',
    (path) => {
      expect(guard(at(path), holding(), origin)).toMatchObject({ kind: 'show' });
      expect(guard(at(path), { ...holding(), mustChangePassword: true }, origin)).toMatchObject({
        kind: path === '/profile/user' ? 'show' : 'go',
      });
    },
  );

  it('rewrites an address to the spelling of the table', () => {
    expect(guard(at('/BACK-office/Investors/?status=new'), staff, origin)).toEqual({
      kind: 'go',
      to: '/back-office/investors?status=new',
    });
    expect(guard(at('/'), staff, origin)).toEqual({ kind: 'go', to: '/dashboard/index' });
  });
});
