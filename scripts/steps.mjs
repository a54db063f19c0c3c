// @ts-check
/**
 * The steps of a command as a person sees them: a line with its seconds for each that is done and, on a terminal, the
 * names of those under way. What its programs say goes into a log. Plain JavaScript without packages, as run.mjs.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * @typedef {object} Steps
 * @property {<Result>(name: string, work: () => Promise<Result>) => Promise<Result>} run Tells of the end of the work;
 *   when it fails, its error goes into the log whole, and its last lines and the name of the log become the error.
 * @property {(text: string) => void} log
 */

/** A screen holds these, and the sentence after them. */
const shownLines = 20;

/**
 * @param {string} root
 * @param {string} command
 * @returns {Steps}
 */
export function createSteps(root, command) {
  const path = join('.cache', `${basename(command)}.log`);
  /** @type {Set<string>} */
  const underWay = new Set();
  let isLogBegun = false;

  /** @param {string} text */
  function log(text) {
    if (!isLogBegun) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), '');
      isLogBegun = true;
    }
    appendFileSync(join(root, path), text);
  }

  function draw(line = '') {
    if (!process.stdout.isTTY) process.stdout.write(line);
    else process.stdout.write(`\r\x1b[K${line}${underWay.size > 0 ? `${[...underWay].join(', ')} …` : ''}`);
  }

  return {
    log,
    async run(name, work) {
      const begin = performance.now();
      underWay.add(name);
      draw();
      try {
        const result = await work();
        underWay.delete(name);
        draw(`${name.padEnd(10)}${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s\n`);
        return result;
      } catch (error) {
        underWay.delete(name);
        draw();
        const said = error instanceof Error ? error.message : String(error);
        log(`${said}\n`);
        const lines = said.trim().split('\n');
        const sentence = `The step "${name}" failed; the whole log is in ${path}.`;
        throw new Error([...lines.slice(-shownLines), sentence].join('\n'), { cause: error });
      }
    },
  };
}
