import {
  accentPicked,
  favouriteToggled,
  isPreferences,
  densityPicked,
  languagePicked,
  paletteChosen,
  preferences,
  preferencesReset,
  sectionToggled,
  sidebarToggled,
  signingKeyPicked,
  tableChanged,
  themePicked,
  viewsKept,
} from './preferences';

const { reducer, selectors } = preferences;
const initial = reducer(undefined, { type: '@@init' });
const rooted = (state: typeof initial) => ({ preferences: state });

describe('preferences', () => {
  it('begin light in turquoise and Russian, the side menu dark in bronze (LANG-01, LAY-14, CONST-10)', () => {
    expect(initial).toMatchObject({
      theme: 'light',
      accent: '#01CAB0',
      language: 'ru-RU',
      sidebarCollapsed: false,
      pageSize: 10,
    });
    expect(selectors.sideMenuTheme(rooted(initial))).toBe('dark');
    expect(selectors.sideMenuAccent(rooted(initial))).toBe('#BC8E5B');
  });

  it('give up the look of the side menu part by part, as the person picks', () => {
    const themed = reducer(initial, themePicked('light'));
    expect(selectors.sideMenuTheme(rooted(themed))).toBeUndefined();
    expect(selectors.sideMenuAccent(rooted(themed))).toBe('#BC8E5B');
    const coloured = reducer(themed, accentPicked('#722ED1'));
    expect(selectors.sideMenuAccent(rooted(coloured))).toBe('#722ED1');
    expect(reducer(initial, languagePicked('uz-UZ'))).toMatchObject({ language: 'uz-UZ', sideMenu: initial.sideMenu });
  });

  it('remember what is folded away on which screen', () => {
    const folded = reducer(initial, sectionToggled({ screen: 'investors.one', section: 'history' }));
    expect(selectors.isFolded(rooted(folded), 'investors.one', 'history')).toBe(true);
    expect(selectors.isFolded(rooted(folded), 'claims.one', 'history')).toBe(false);
    const unfolded = reducer(folded, sectionToggled({ screen: 'investors.one', section: 'history' }));
    expect(selectors.isFolded(rooted(unfolded), 'investors.one', 'history')).toBe(false);
  });

  it('keep the favourites of each person apart', () => {
    const picked = ['a.list', 'b.list'].reduce(
      (state, id) => reducer(state, favouriteToggled({ owner: '1', id })),
      initial,
    );
    expect(selectors.favourites(rooted(picked), '1')).toEqual(['a.list', 'b.list']);
    expect(selectors.favourites(rooted(picked), '2')).toEqual([]);
    const unpicked = reducer(picked, favouriteToggled({ owner: '1', id: 'a.list' }));
    expect(selectors.favourites(rooted(unpicked), '1')).toEqual(['b.list']);
    expect(isPreferences(JSON.parse(JSON.stringify(unpicked)))).toBe(true);
  });

  it('begin anew for one person, who loses nothing that he saved, and nobody else loses anything', () => {
    const ofBoth = ['1', '2'].flatMap((owner) => [
      tableChanged({ owner, table: 'investors', change: { density: 'comfortable' } }),
      favouriteToggled({ owner, id: 'investors.list' }),
      paletteChosen({ owner, chosen: { 'screen:investors.list': [2, 1] } }),
      signingKeyPicked({ owner, serial: `77${owner}` }),
      viewsKept({ owner, screen: 'investors.list', book: { list: [] } }),
    ]);
    const setUp = [densityPicked('comfortable'), themePicked('dark'), ...ofBoth].reduce(reducer, initial);
    const { tables, views, favourites, chosen, signingKeys } = setUp;
    expect(reducer(setUp, preferencesReset('1'))).toEqual({
      ...initial,
      ...{ views, favourites, chosen, signingKeys },
      tables: { 2: tables['2'] },
    });
  });

  it('are recognised when they come back from storage, and nothing else is', () => {
    expect(isPreferences(JSON.parse(JSON.stringify(reducer(initial, sidebarToggled()))))).toBe(true);
    const spoilt = [
      null,
      [],
      'dark',
      {},
      { ...initial, theme: 'blue' },
      { ...initial, accent: '#000000' },
      { ...initial, language: 'de-DE' },
      { ...initial, pageSize: 1e9 },
      { ...initial, folded: { a: [1] } },
      { ...initial, folded: null },
      { ...initial, favourites: { 1: [{}] } },
      { ...initial, sideMenu: undefined },
      { ...initial, sidebarCollapsed: 'no' },
    ];
    for (const value of spoilt) expect(isPreferences(value)).toBe(false);
  });
});
