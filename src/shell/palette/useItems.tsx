import {
  Color20Regular,
  DarkTheme20Regular,
  History20Regular,
  Keyboard20Regular,
  LocalLanguage20Regular,
  PanelLeft20Regular,
  SignOut20Regular,
  Table20Regular,
} from '@fluentui/react-icons';
import { useMemo, useSyncExternalStore } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { languages, type LanguageCode } from '../../i18n/languages';
import { useAddress } from '../../kit/state/address';
import { accentName } from '../../kit/state/accentNames';
import { accents } from '../../kit/state/accents';
import { notifyFailure } from '../../kit/state/notifications';
import { toFailure } from '../../lib/failure';
import { paletteCommands, type PaletteCommand } from '../../kit/state/paletteCommands';
import {
  accentPicked,
  densityPicked,
  languagePicked,
  preferences,
  shortcutsToggled,
  sidebarToggled,
  themePicked,
} from '../../kit/state/preferences';
import { keysOf } from '../../kit/state/shortcuts';
import type { Chosen } from '../../lib/find/frecency';
import { recordHref, recordKindsOf } from '../../routes/records';
import { useCan } from '../../session/can';
import { tabs } from '../tabs/tabs';
import { useGoToTab } from '../tabs/useTabUrl';
import type { Item, StaticGroup } from './item';
import { screenItems } from './screenItems';
import { s } from './messages';
import { aboutHit, nameOfHit } from './paletteItem';
import { chosenRecord, useRecentHits } from './useRecentHits';

type Words = Pick<IntlShape, 'formatMessage'>;

function commandItem(command: PaletteCommand, intl: Words, run: (command: PaletteCommand) => unknown): Item {
  const { id, title, of, icon, shortcut, tone, isPicked, disabledReason, choices } = command;
  const group: StaticGroup = of === undefined ? 'actions' : 'picked';
  const name = intl.formatMessage(title);
  return {
    id: `do:${id}`,
    group,
    title: name,
    detail: of,
    icon,
    shortcut: shortcut === undefined ? undefined : keysOf(shortcut),
    tone,
    isPicked,
    keywords: command.keywords && intl.formatMessage(command.keywords),
    reason: typeof disabledReason === 'object' ? intl.formatMessage(disabledReason) : disabledReason || undefined,
    choices: choices?.map((choice) => ({
      ...commandItem(choice, intl, run),
      group,
      section: name,
      icon: choice.icon ?? icon,
    })),
    run: command.run && (() => run(command)),
  };
}

/** What the open screen offers now, and what is done about an action that fails. */
function useCommandItems(): Item[] {
  const intl = useIntl();
  const can = useCan();
  const dispatch = useDispatch();
  const { pathname } = useAddress().location;
  const commands = useSyncExternalStore(paletteCommands.subscribe, paletteCommands.read);
  return useMemo(() => {
    const run = async ({ run: action }: PaletteCommand) => {
      try {
        await action?.();
      } catch (error) {
        dispatch(notifyFailure(toFailure(error), pathname));
      }
    };
    const allowed = (list: readonly PaletteCommand[]): PaletteCommand[] =>
      list
        .filter(({ permission }) => can(permission))
        .map((command) => (command.choices ? { ...command, choices: allowed(command.choices) } : command));
    return allowed(commands).map((command) => commandItem(command, intl, run));
  }, [commands, can, intl, dispatch, pathname]);
}

function useScreenItems(): Item[] {
  const intl = useIntl();
  const can = useCan();
  const goToTab = useGoToTab();
  const navigate = useNavigate();
  return useMemo(
    () => screenItems(can, intl, { goToTab, navigate: (address) => navigate(address) }),
    [can, intl, goToTab, navigate],
  );
}

interface Choice<Value> {
  value: Value;
  title: string;
  keywords?: string;
}

/** A language is looked for by what it calls itself, and by what the other two complete ones call it. */
const languageNames: Record<LanguageCode, string> = {
  'ru-RU': 'russian rus tili ruscha',
  'en-US': 'английский inglizcha ingliz tili',
  'uz-UZ': 'узбекский uzbek oʻzbek tili',
  'kk-KZ': 'казахский kazakh qozoqcha',
  'fr-FR': 'французский french fransuzcha',
  'es-ES': 'испанский spanish ispancha',
};

function useSettingItems(signOut: () => void): Item[] {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { theme, accent, language, density, sidebarCollapsed, shortcuts } = useSelector(
    (state: { preferences: ReturnType<typeof preferences.getInitialState> }) => state.preferences,
  );
  return useMemo(() => {
    const level = <Value,>(
      name: string,
      title: string,
      icon: Item['icon'],
      choices: readonly Choice<Value>[],
      now: Value,
      pick: (value: Value) => unknown,
    ): Item => ({
      id: `set:${name}`,
      group: 'settings',
      title,
      icon,
      detail: choices.find(({ value }) => value === now)?.title,
      choices: choices.map((choice) => ({
        id: `set:${name}/${String(choice.value)}`,
        group: 'settings',
        title: choice.title,
        keywords: choice.keywords,
        section: title,
        icon,
        isPicked: choice.value === now,
        run: () => pick(choice.value),
      })),
    });
    const themes = (['light', 'dark', 'system'] as const).map((value) => ({
      value,
      title: intl.formatMessage(s[value]),
    }));
    const densities = (['compact', 'comfortable'] as const).map((value) => ({
      value,
      title: intl.formatMessage(s[value]),
    }));
    const action = (id: string, title: string, icon: Item['icon'], run: () => unknown): Item => ({
      id: `set:${id}`,
      group: 'settings',
      title,
      icon,
      run,
    });
    const names = languages.map(({ code, name }) => ({ value: code, title: name, keywords: languageNames[code] }));
    const colours = accents.map((value) => ({ value, title: intl.formatMessage(accentName(value)) }));
    return [
      {
        ...level('language', intl.formatMessage(s.language), LocalLanguage20Regular, names, language, (code) =>
          dispatch(languagePicked(code)),
        ),
        keywords: intl.formatMessage(s.languageWords),
      },
      {
        ...level('theme', intl.formatMessage(s.theme), DarkTheme20Regular, themes, theme, (one) =>
          dispatch(themePicked(one)),
        ),
        keywords: intl.formatMessage(s.themeWords),
      },
      level('accent', intl.formatMessage(s.accent), Color20Regular, colours, accent, (one) =>
        dispatch(accentPicked(one)),
      ),
      level('density', intl.formatMessage(s.density), Table20Regular, densities, density, (one) =>
        dispatch(densityPicked(one)),
      ),
      action('menu', intl.formatMessage(sidebarCollapsed ? s.unfold : s.fold), PanelLeft20Regular, () =>
        dispatch(sidebarToggled()),
      ),
      action('keys', intl.formatMessage(shortcuts ? s.keysOff : s.keysOn), Keyboard20Regular, () =>
        dispatch(shortcutsToggled()),
      ),
      {
        ...action('signOut', intl.formatMessage(s.signOut), SignOut20Regular, signOut),
        keywords: intl.formatMessage(s.signOutWords),
      },
    ];
  }, [intl, dispatch, theme, accent, language, density, sidebarCollapsed, shortcuts, signOut]);
}

/** The records that were chosen before: by what they say, by the names of their tabs, or by kind and number. */
function useRecordItems(chosen: Chosen): Item[] {
  const intl = useIntl();
  const can = useCan();
  const navigate = useNavigate();
  const open = useSelector(tabs.selectors.open);
  const kinds = useMemo(() => recordKindsOf(can), [can]);
  const hits = useRecentHits(chosen, kinds);
  return useMemo(
    () =>
      Object.keys(chosen).flatMap((id): Item[] => {
        const { kind, number = '' } = chosenRecord(id, kinds) ?? {};
        if (kind === undefined) return [];
        const address = recordHref(kind, number);
        const tab = open.find((each) => each.path === address && each.label);
        const hit = hits.get(id);
        return [
          {
            id,
            group: 'recent',
            title: (hit && nameOfHit(hit, intl)) || tab?.label || intl.formatMessage(kind.one, { id: number }),
            detail: hit && aboutHit(hit, intl),
            section: intl.formatMessage(kind.title),
            icon: History20Regular,
            run: () => navigate(address),
          },
        ];
      }),
    [chosen, kinds, hits, intl, navigate, open],
  );
}

/** Everything that the palette has before anything is typed, for this person on this screen. */
export function useItems(chosen: Chosen, signOut: () => void): Item[] {
  const commands = useCommandItems();
  const screens = useScreenItems();
  const settings = useSettingItems(signOut);
  const records = useRecordItems(chosen);
  return useMemo(() => [...commands, ...screens, ...records, ...settings], [commands, screens, records, settings]);
}
