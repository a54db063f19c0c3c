import { createRequire } from 'node:module';
import ts from 'typescript';

type Evaluate = (
  file: string,
  options: unknown,
  text: string,
  only: string[] | null,
) => [code: string, imports: unknown];

// A part of Griffel's loader, found from there.
const loader = createRequire(createRequire(import.meta.url).resolve('@griffel/webpack-loader'));
const { shakerEvaluator } = loader('@griffel/babel-preset') as { shakerEvaluator: Evaluate };

const asWritten = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX };

/** What came of the files that styles import; the same few are asked for by two hundred others. */
const evaluated = new Map<string, ReturnType<Evaluate>>();

/**
 * Griffel runs the files whose values stand in styles, and reads them as they are on the disk; what makes them
 * TypeScript is taken off first. The file with the styles has come through the loaders, and is plain already.
 */
export const evaluateTypeScript: Evaluate = (file, options, text, only) => {
  if (only?.includes('__mkPreval')) return shakerEvaluator(file, options, text, only);
  const key = [file, only, text].join('\0');
  let result = evaluated.get(key);
  if (!result) {
    const plain = ts.transpileModule(text, { fileName: file, compilerOptions: asWritten }).outputText;
    evaluated.set(key, (result = shakerEvaluator(file, options, plain, only)));
  }
  return result;
};
