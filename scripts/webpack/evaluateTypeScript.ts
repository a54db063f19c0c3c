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

/**
 * Griffel runs the files whose values stand in styles, and reads them as they are on the disk; what makes them
 * TypeScript is taken off first.
 */
export const evaluateTypeScript: Evaluate = (file, options, text, only) => {
  const { target, module, jsx } = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
  };
  const plain = ts.transpileModule(text, { fileName: file, compilerOptions: { target, module, jsx } }).outputText;
  return shakerEvaluator(file, options, plain, only);
};
