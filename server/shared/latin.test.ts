import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embossed } from './latin';

test('a name is embossed in twenty-six letters, whatever it is written in', () => {
  for (const [name, on] of [
    ['Юсупова Нигора', 'YUSUPOVA NIGORA'],
    ['Ғофуров Диёр', 'GOFUROV DIYOR'],
    ['Қурбонов Мирзоҳид', 'QURBONOV MIRZOHID'],
    ['Joʻrayeva Feruza', 'JORAYEVA FERUZA'],
    ['Щербаков Игорь', 'SHCHERBAKOV IGOR'],
    ['', ''],
  ])
    assert.equal(embossed(name!), on);
});
