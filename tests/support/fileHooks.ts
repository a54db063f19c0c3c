/**
 * Hooks of a module that several test files import. In a group of files (scripts/jestTestFiles.ts) a module is loaded
 * once, by the first of them that wants it; the hooks have to stand around each.
 */
const hooks: (() => void)[] = [];

/** Sets hooks for the file that is being read, and for each that comes after it in a group. */
export function forEachFile(set: () => void): void {
  hooks.push(set);
  set();
}

/** The way back to what the window has now: its own functions and objects, an empty page, empty storages. */
function windowAsItIs(): () => void {
  const known = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  return () => {
    const now = Object.getOwnPropertyDescriptors(globalThis) as Record<string, PropertyDescriptor | undefined>;
    for (const [name, was] of known) {
      const is = now[name];
      const isSame = is && is.value === was.value && is.get === was.get && is.set === was.set;
      if (!isSame && is?.configurable !== false) Object.defineProperty(globalThis, name, was);
    }
    if (typeof document === 'undefined') return;
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  };
}

/** The tests of one file within a group. */
export function member(name: string, load: () => void): void {
  describe(name, () => {
    let restore: () => void = () => undefined;
    beforeAll(() => {
      restore = windowAsItIs();
    });
    for (const set of hooks) set();
    load();
    afterAll(() => restore());
  });
}
