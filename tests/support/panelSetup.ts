/** What jsdom lacks of a browser's layout, and the rule that a test ends with a clean console. */
import '@testing-library/jest-dom';
import * as react from 'react';
import { configure } from '@testing-library/react';
import { learnAllRefusals } from './refusals';

// A screen of the area brings these; a part that is tested alone has none around it.
beforeAll(learnAllRefusals);

// A screen test waits for a real back end; the usual second is short on a busy machine.
configure({
  asyncUtilTimeout: 20_000,
  // Without the whole page, which takes seconds to print and hides the reason.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});

class NoLayout {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const addMissing = (name: string, value: unknown) => {
  if (!(name in window)) Object.defineProperty(window, name, { value, writable: true, configurable: true });
};

addMissing('ResizeObserver', NoLayout);
addMissing('IntersectionObserver', NoLayout);
addMissing('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
}));
Element.prototype.scrollIntoView ??= () => undefined;
// Dialogs and popovers of the browser, as far as opened and closed goes.
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.show ??= HTMLDialogElement.prototype.showModal;
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;
window.scrollTo = () => undefined;

// There is no layout that rules of style could change, and jsdom reads all of them again for each element of which a
// query by role asks whether it is shown: without them a screen test takes half as long.
const sheet = document.head.appendChild(document.createElement('style'));
if (sheet.sheet) Object.getPrototypeOf(sheet.sheet).insertRule = () => 0;
sheet.remove();

// The labels of a control stand around it or name its id. jsdom goes through the whole page for them, and through it again
// for what each label that it meets belongs to, with every button and box that a query by name or label asks about.
const allLabels = document.getElementsByTagName('label');
for (const { prototype } of [HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement]) {
  const ofJsdom = Object.getOwnPropertyDescriptor(prototype, 'labels') as { get(this: HTMLElement): unknown };
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLInputElement) {
      if (this.type === 'hidden' || !this.isConnected) return ofJsdom.get.call(this);
      const labels: HTMLLabelElement[] = [];
      for (let label = this.closest('label'); label; label = label.parentElement?.closest('label') ?? null)
        if (!label.hasAttribute('for') && label.control === this) labels.push(label);
      if (this.id !== '' && document.getElementById(this.id) === (this as HTMLElement))
        labels.push(...Array.from(allLabels).filter(({ htmlFor }) => htmlFor === this.id));
      return labels;
    },
  });
}

// React makes an Error for each element, of which a warning might tell who drew it: a tenth of the time of a screen test.
// Past the first thousands of a second it stops by itself; here it never begins.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty((react as unknown as Record<string, object>)[internals], 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
});

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    // An answer of the real back end comes when it comes, not inside an act().
    if (String(parts[0]).includes('not wrapped in act(')) return;
    complaints.push(
      parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' '),
    );
  });
});

// A test that expects a complaint reads and clears the calls of console.error itself.
afterEach(() => {
  const calls = (console.error as jest.Mock).mock?.calls.length ?? 0;
  if (complaints.length > 0 && calls > 0) throw new Error(`The console was not clean:\n${complaints.join('\n')}`);
});
