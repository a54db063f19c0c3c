import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultLanguage, isLanguage, type LanguageCode } from '../../i18n/languages';
import type { Chosen } from '../../lib/find/frecency';
import { isRecord, isText } from '../../lib/guards';
import { defaultAccent, isAccent, sideMenuAccent, type Accent, type Scheme } from './accents';
import { isTableLook, type Density, type TableSettings } from './tableSettings';

export type ThemeChoice = Scheme | 'system';
export const pageSizes = [10, 20, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** What a person set up for himself; kept on the device, also after signing out. */
export interface Preferences {
  theme: ThemeChoice;
  accent: Accent;
  language: LanguageCode;
  /** How the side menu looks as long as nothing was picked; each part leaves when the person picks that part. */
  sideMenu: { theme?: 'dark'; colour?: Accent };
  sidebarCollapsed: boolean;
  pageSize: PageSize;
  /** How high the rows are of tables that the person did not set up otherwise. */
  density: Density;
  /** The sections folded away, by the id of the screen. */
  folded: Record<string, string[]>;
  /** The tables set up by each person of this device, by the id of the person and the name of the table. */
  tables: Record<string, Record<string, TableSettings>>;
  /** The saved views of each person of this device, by the id of the person and the screen; `views.ts` reads them. */
  views: Record<string, Record<string, unknown>>;
  /** Whether plain letters are commands outside of text fields. */
  shortcuts: boolean;
  /** The screens that each person of this device keeps on top of the menu, by the id of the person. */
  favourites: Record<string, string[]>;
  /** What each person of this device chooses in the palette, by the id of the person: ids of choices, nothing else. */
  chosen: Record<string, Chosen>;
  /** The serial number of the key that each person of this device signed with last, by the id of the person. */
  signingKeys: Record<string, string>;
}

/** Which table of which person. */
export interface TableName {
  owner: string;
  table: string;
}

const initialState: Preferences = {
  theme: 'light',
  accent: defaultAccent,
  language: defaultLanguage,
  sideMenu: { theme: 'dark', colour: sideMenuAccent },
  sidebarCollapsed: false,
  pageSize: 10,
  density: 'compact',
  folded: {},
  tables: {},
  views: {},
  shortcuts: true,
  favourites: {},
  chosen: {},
  signingKeys: {},
};

const noFavourites: string[] = [];
const nothingChosen: Chosen = {};
/** One object for every table nobody touched, so that what is computed from it is computed once. */
const untouched: TableSettings = {};

/** The list without the item, or with it at the end. */
function withOrWithout(list: readonly string[], item: string): string[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
}

export const preferences = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themePicked: (state, { payload }: PayloadAction<ThemeChoice>) => {
      state.theme = payload;
      delete state.sideMenu.theme;
    },
    accentPicked: (state, { payload }: PayloadAction<Accent>) => {
      state.accent = payload;
      delete state.sideMenu.colour;
    },
    languagePicked: (state, { payload }: PayloadAction<LanguageCode>) => {
      state.language = payload;
    },
    sidebarToggled: (state) => {
      state.sidebarCollapsed = !state.sidebarCollapsed;
    },
    pageSizePicked: (state, { payload }: PayloadAction<PageSize>) => {
      state.pageSize = payload;
    },
    sectionToggled: (state, { payload }: PayloadAction<{ screen: string; section: string }>) => {
      state.folded[payload.screen] = withOrWithout(state.folded[payload.screen] ?? [], payload.section);
    },
    tableChanged: (state, { payload }: PayloadAction<TableName & { change: TableSettings }>) => {
      const { owner, table, change } = payload;
      state.tables[owner] = { ...state.tables[owner], [table]: { ...state.tables[owner]?.[table], ...change } };
    },
    tableReset: (state, { payload }: PayloadAction<TableName>) => {
      delete state.tables[payload.owner]?.[payload.table];
    },
    viewsKept: (state, { payload }: PayloadAction<{ owner: string; screen: string; book: unknown }>) => {
      const { owner, screen, book } = payload;
      state.views[owner] = { ...state.views[owner], [screen]: book };
    },
    shortcutsToggled: (state) => {
      state.shortcuts = !state.shortcuts;
    },
    densityPicked: (state, { payload }: PayloadAction<Density>) => {
      state.density = payload;
    },
    // The device and the person's own tables begin anew. What was saved, picked or chosen is work and no setting, and
    // what belongs to others of this device is not touched.
    preferencesReset: ({ views, tables, favourites, chosen, signingKeys }, { payload }: PayloadAction<string>) => {
      const { [payload]: _own, ...others } = tables;
      return { ...initialState, tables: others, views, favourites, chosen, signingKeys };
    },
    favouriteToggled: (state, { payload: { owner, id } }: PayloadAction<{ owner: string; id: string }>) => {
      state.favourites[owner] = withOrWithout(state.favourites[owner] ?? [], id);
    },
    // Counted by the palette, which is fetched when it is first opened.
    signingKeyPicked: (state, { payload }: PayloadAction<{ owner: string; serial: string }>) => {
      state.signingKeys[payload.owner] = payload.serial;
    },
    paletteChosen: (state, { payload }: PayloadAction<{ owner: string; chosen: Chosen }>) => {
      state.chosen[payload.owner] = payload.chosen;
    },
  },
  selectors: {
    theme: (state) => state.theme,
    accent: (state) => state.accent,
    language: (state) => state.language,
    /** The theme of the side menu; undefined when it follows the page. */
    sideMenuTheme: (state) => state.sideMenu.theme,
    sideMenuAccent: (state) => state.sideMenu.colour ?? state.accent,
    sidebarCollapsed: (state) => state.sidebarCollapsed,
    pageSize: (state) => state.pageSize,
    density: (state) => state.density,
    isFolded: (state, screen: string, section: string) => state.folded[screen]?.includes(section) ?? false,
    tableLook: (state, { owner, table }: TableName) => state.tables[owner]?.[table] ?? untouched,
    views: (state, owner: string, screen: string) => state.views[owner]?.[screen],
    shortcuts: (state) => state.shortcuts,
    favourites: (state, owner: string) => state.favourites[owner] ?? noFavourites,
    chosen: (state, owner: string) => state.chosen[owner] ?? nothingChosen,
    signingKey: (state, owner: string | undefined) => (owner === undefined ? undefined : state.signingKeys[owner]),
  },
});

export const {
  themePicked,
  accentPicked,
  languagePicked,
  sidebarToggled,
  pageSizePicked,
  sectionToggled,
  tableChanged,
  tableReset,
  viewsKept,
  shortcutsToggled,
  densityPicked,
  preferencesReset,
  favouriteToggled,
  paletteChosen,
  signingKeyPicked,
} = preferences.actions;

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** Whether what the storage gave back is fit to be the state of the slice. */
export function isPreferences(value: unknown): value is Preferences {
  if (!isRecord(value)) return false;
  const { theme, accent, language, sideMenu, sidebarCollapsed, pageSize, density, folded, tables, views } = value;
  const { shortcuts, favourites, chosen, signingKeys } = value;
  return (
    (theme === 'light' || theme === 'dark' || theme === 'system') &&
    isAccent(accent) &&
    isLanguage(language) &&
    isRecord(sideMenu) &&
    (sideMenu['theme'] === undefined || sideMenu['theme'] === 'dark') &&
    (sideMenu['colour'] === undefined || isAccent(sideMenu['colour'])) &&
    typeof sidebarCollapsed === 'boolean' &&
    pageSizes.some((size) => size === pageSize) &&
    (density === 'compact' || density === 'comfortable') &&
    isRecord(folded) &&
    Object.values(folded).every(isTextList) &&
    isRecord(tables) &&
    Object.values(tables).every((own) => isRecord(own) && Object.values(own).every(isTableLook)) &&
    isRecord(views) &&
    Object.values(views).every(isRecord) &&
    typeof shortcuts === 'boolean' &&
    isRecord(favourites) &&
    Object.values(favourites).every(isTextList) &&
    isRecord(chosen) &&
    Object.values(chosen).every(isRecord) &&
    isRecord(signingKeys) &&
    Object.values(signingKeys).every(isText)
  );
}
