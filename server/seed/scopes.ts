/** What a role may be narrowed to: the regions, and whole lines of the business. */
export const scopes: readonly [name: string, code: string][] = [
  ['город Ташкент', 'region.tashkent_city'],
  ['Ташкентская область', 'region.tashkent'],
  ['Самаркандская область', 'region.samarkand'],
  ['Ферганская область', 'region.fergana'],
  ['Андижанская область', 'region.andijan'],
  ['Наманганская область', 'region.namangan'],
  ['Бухарская область', 'region.bukhara'],
  ['Республика Каракалпакстан', 'region.karakalpakstan'],
  ['Инвестиции', 'line.investments'],
  ['Рассрочка', 'line.instalments'],
  ['Маркетплейс', 'line.marketplace'],
  ['Недвижимость', 'line.real_estate'],
];
