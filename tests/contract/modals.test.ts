/** A window over the page is opened in one place alone: it takes the messages of the corner with it (src/kit/modals.ts). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?<!\.test)\.tsx?$/.test(path),
);

it('every modal window is opened by useModal, over which a message is read, heard and closed', () => {
  const openers = sources.filter((path) => readFileSync(join(root, 'src', path), 'utf8').includes('.showModal('));
  expect(openers).toEqual([join('kit', 'useModal.ts')]);
});
