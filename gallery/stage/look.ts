import { isLanguage, type LanguageCode } from '../../src/i18n/languages';
import { defaultAccent, isAccent, type Accent, type Scheme } from '../../src/kit/state/accents';
import { parts } from './parts';

/** What is shown, and how; all of it stands in the address, so that a check opens what it wants to see. */
export interface Look {
  part: string;
  scheme: Scheme;
  accent: Accent;
  language: LanguageCode;
  /** Of the stage in pixels. */
  width: number;
  /** Only the part, without the frame of the gallery around it. */
  isStage: boolean;
}

export const stageWidths = [360, 768, 1280, 1440, 1920] as const;

export function readLook(search: string): Look {
  const address = new URLSearchParams(search);
  const [part, language, accent] = [address.get('part'), address.get('language'), address.get('accent')];
  return {
    part: parts.find((name) => name === part) ?? parts[0] ?? '',
    scheme: address.get('theme') === 'dark' ? 'dark' : 'light',
    accent: isAccent(accent) ? accent : defaultAccent,
    language: isLanguage(language) ? language : 'ru-RU',
    width: Number(address.get('width')) || 1280,
    isStage: address.has('stage'),
  };
}

export function addressOf({ part, scheme, accent, language, width, isStage }: Look): string {
  const address = new URLSearchParams({ part, theme: scheme, accent, language, width: String(width) });
  if (isStage) address.set('stage', '');
  return `?${address}`;
}
