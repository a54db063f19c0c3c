import { filesOf } from './pageBlocks';

/**
 * Waits for the styles of the whole panel. The page brings only those of the sign-in page; boot asks for the rest
 * when somebody is signed in, and otherwise they are asked for here. In development styles come with the scripts.
 */
export function wholeSheet(): Promise<void> {
  const [file] = filesOf('sheet');
  if (file === undefined) return Promise.resolve();
  const href = `/${file}`;
  const asked = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`);
  if (asked?.sheet) return Promise.resolve();
  const link = asked ?? document.createElement('link');
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // A link that failed never asks again; the next attempt needs another one.
      link.remove();
      reject(new Error('The styles did not come.'));
    });
    if (asked) return;
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}
