import { PrintButton } from '../../../src/kit/print/PrintButton';
import { titles } from '../samples';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="Prints the screen that it stands on" isRow>
        <PrintButton title={titles.name} paper={() => ({ facts: [], body: document.createDocumentFragment() })} />
      </State>
      <State name="Prints a paper beside that of the screen, and says which" isRow>
        <PrintButton
          title={titles.name}
          isAside
          paper={({ partOf, factsOf }) => ({
            facts: [{ label: 'PINFL', value: '3010******0018' }],
            body: partOf('Каримов Азиз', factsOf([{ label: 'PINFL', value: '3010******0018' }])),
            signatures: ['Каримов Азиз'],
          })}
        />
      </State>
    </>
  );
}
