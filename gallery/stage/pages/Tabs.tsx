import { useState } from 'react';
import { Tabs } from '../../../src/kit/detail/Tabs';
import { titles } from '../samples';
import { State } from '../State';

const names = ['name', 'phone', 'pinfl', 'manager', 'status', 'invested', 'balance'] as const;
const tabs = names.map((name) => ({ name, title: titles[name] }));

function Sample() {
  const [chosen, choose] = useState<(typeof names)[number]>('phone');
  return (
    <Tabs label={titles.manager} tabs={tabs} chosen={chosen} onChoose={choose}>
      Каримов Азиз
    </Tabs>
  );
}

export function Page() {
  return (
    <>
      <State name="As wide as there is room">
        <Sample />
      </State>
      <State name="Narrow: they go on in the next line">
        <div style={{ width: 240 }}>
          <Sample />
        </div>
      </State>
    </>
  );
}
