/** What no screen shows, whatever a service answered within the contract. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { languages, shortOf } from '../../src/i18n/languages';

/** Sentences of a part that has broken, of an answer that was not understood, and of a page that is none. */
const sentences = [
  ...['shell.missing.broken', 'shell.missing.notLoaded', 'kit.errorBoundary.text', 'kit.table.brokenRow'],
  ...['kit.failure.malformed', 'routes.session.notFound', 'routes.session.forbidden'],
];
const textsOf = (language: string) =>
  JSON.parse(readFileSync(`locales/${language}.json`, 'utf8')) as Partial<Record<string, string>>;
const crashes = [
  'Панель не удалось показать',
  ...languages.flatMap(({ code, partial }) => {
    const texts = textsOf(shortOf(code));
    return sentences.flatMap((id) => {
      const text = texts[id];
      // What a catalogue lacks is said in Russian; a whole one lacks nothing.
      if (text === undefined && !partial) throw new Error(`There is no text ${id} any more.`);
      return text ?? [];
    });
  }),
];

/** What is wrong with the page as it stands; its calls have been answered. */
export async function faultsOn(page: Page): Promise<string[]> {
  return page.evaluate((broken) => {
    const found: string[] = [];
    const nonsense = /\bundefined\b|\bNaN\b|\bInfinity\b|Invalid Date|\[object |\bnull\b/;
    const around = (text: string, at: number) => text.slice(Math.max(0, at - 60), at + 60).replaceAll('\n', ' ⏎ ');
    const look = (text: string, where: string) => {
      const hit = nonsense.exec(text);
      if (hit) found.push(`${where} says ${hit[0]}: … ${around(text, hit.index)} …`);
    };

    const shown = document.body.innerText;
    look(shown, 'the page');
    for (const sentence of broken) {
      const at = shown.indexOf(sentence);
      if (at >= 0) found.push(`the page says: ${around(shown, at)}`);
    }
    for (const name of [
      'aria-label',
      'title',
      'alt',
      'placeholder',
      'href',
      'src',
      'd',
      'transform',
      'style',
      'points',
    ])
      for (const element of document.querySelectorAll(`[${name}]`))
        look(element.getAttribute(name) ?? '', `${element.tagName.toLowerCase()}[${name}]`);
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select'))
      look(field.value, `the field ${field.getAttribute('aria-label') ?? field.name}`);

    const main = document.querySelector('main');
    const headings = [...(main?.querySelectorAll('h1, h2') ?? [])].filter((one) => one.checkVisibility());
    const title = headings.map((one) => (one as HTMLElement).innerText.trim()).find((text) => text !== '');
    if (!main || title === undefined) found.push('the page has no heading');
    else if (main.innerText.trim().length <= title.length) found.push(`there is nothing under the heading ${title}`);
    const waiting = [...document.querySelectorAll('main [aria-busy="true"]')].filter((one) => one.checkVisibility());
    if (waiting.length > 0) found.push(`something is still on its way: ${waiting[0]?.outerHTML.slice(0, 100)}`);
    return [...new Set(found)];
  }, crashes);
}
