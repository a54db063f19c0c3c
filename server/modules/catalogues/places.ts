/**
 * The regions of Uzbekistan with their districts and cities of regional rank: a line for each region, then its
 * places as `ru/en/uz`, a star before a city.
 */
// prettier-ignore
export const places: [ru: string, en: string, uz: string, districts: string][] = [
  ['город Ташкент', 'Tashkent city', 'Toshkent shahri', `
    Бектемирский/Bektemir/Bektemir, Чиланзарский/Chilanzar/Chilonzor, Яшнабадский/Yashnabad/Yashnobod, Мирабадский/Mirabad/Mirobod,
    Мирзо-Улугбекский/Mirzo Ulugbek/Mirzo Ulugʻbek, Сергелийский/Sergeli/Sergeli, Шайхантахурский/Shaykhantakhur/Shayxontohur,
    Алмазарский/Almazar/Olmazor, Учтепинский/Uchtepa/Uchtepa, Яккасарайский/Yakkasaray/Yakkasaroy, Юнусабадский/Yunusabad/Yunusobod,
    Янгихаётский/Yangihayot/Yangihayot`],
  ['Республика Каракалпакстан', 'Republic of Karakalpakstan', 'Qoraqalpogʻiston Respublikasi', `
    *Нукус/Nukus/Nukus, Амударьинский/Amudarya/Amudaryo, Берунийский/Beruniy/Beruniy, Бозатауский/Bozatau/Boʻzatov,
    Канлыкульский/Kanlykul/Qonlikoʻl, Караузякский/Karauzyak/Qoraoʻzak, Кегейлийский/Kegeyli/Kegeyli, Кунградский/Kungrad/Qoʻngʻirot,
    Муйнакский/Muynak/Moʻynoq, Нукусский/Nukus/Nukus, Тахиаташский/Takhiatash/Taxiatosh, Тахтакупырский/Takhtakupyr/Taxtakoʻpir,
    Турткульский/Turtkul/Toʻrtkoʻl, Ходжейлийский/Khodjeyli/Xoʻjayli, Чимбайский/Chimbay/Chimboy, Шуманайский/Shumanay/Shumanay,
    Элликкалинский/Ellikkala/Ellikqalʼa`],
  ['Андижанская область', 'Andijan region', 'Andijon viloyati', `
    *Андижан/Andijan/Andijon, *Ханабад/Khanabad/Xonobod, Андижанский/Andijan/Andijon, Асакинский/Asaka/Asaka, Балыкчинский/Balikchi/Baliqchi,
    Бостонский/Boston/Boʻston, Булакбашинский/Bulakbashi/Buloqboshi, Джалакудукский/Jalakuduk/Jalaquduq, Избасканский/Izbaskan/Izboskan,
    Кургантепинский/Kurgantepa/Qoʻrgʻontepa, Мархаматский/Markhamat/Marhamat, Алтынкульский/Altinkul/Oltinkoʻl, Пахтаабадский/Pakhtaabad/Paxtaobod,
    Улугнорский/Ulugnor/Ulugʻnor, Ходжаабадский/Khojaabad/Xoʻjaobod, Шахриханский/Shakhrikhan/Shahrixon`],
  ['Бухарская область', 'Bukhara region', 'Buxoro viloyati', `
    *Бухара/Bukhara/Buxoro, *Каган/Kagan/Kogon, Алатский/Alat/Olot, Бухарский/Bukhara/Buxoro, Вабкентский/Vabkent/Vobkent,
    Гиждуванский/Gijduvan/Gʻijduvon, Жондорский/Jondor/Jondor, Каганский/Kagan/Kogon, Каракульский/Karakul/Qorakoʻl,
    Караулбазарский/Karaulbazar/Qorovulbozor, Пешкунский/Peshku/Peshku, Ромитанский/Romitan/Romitan, Шафирканский/Shafirkan/Shofirkon`],
  ['Джизакская область', 'Jizzakh region', 'Jizzax viloyati', `
    *Джизак/Jizzakh/Jizzax, Арнасайский/Arnasay/Arnasoy, Бахмальский/Bakhmal/Baxmal, Галляаральский/Gallaaral/Gʻallaorol,
    Шараф-Рашидовский/Sharof Rashidov/Sharof Rashidov, Дустликский/Dustlik/Doʻstlik, Зааминский/Zaamin/Zomin, Зарбдарский/Zarbdar/Zarbdor,
    Зафарабадский/Zafarabad/Zafarobod, Мирзачульский/Mirzachul/Mirzachoʻl, Пахтакорский/Pakhtakor/Paxtakor, Фаришский/Farish/Forish,
    Янгиабадский/Yangiabad/Yangiobod`],
  ['Кашкадарьинская область', 'Kashkadarya region', 'Qashqadaryo viloyati', `
    *Карши/Karshi/Qarshi, *Шахрисабз/Shakhrisabz/Shahrisabz, Гузарский/Guzar/Gʻuzor, Дехканабадский/Dekhkanabad/Dehqonobod,
    Камашинский/Kamashi/Qamashi, Каршинский/Karshi/Qarshi, Касанский/Kasan/Koson, Касбийский/Kasbi/Kasbi, Китабский/Kitab/Kitob,
    Кукдалинский/Kukdala/Koʻkdala, Миришкорский/Mirishkor/Mirishkor, Мубарекский/Mubarek/Muborak, Нишанский/Nishan/Nishon,
    Чиракчинский/Chirakchi/Chiroqchi, Шахрисабзский/Shakhrisabz/Shahrisabz, Яккабагский/Yakkabag/Yakkabogʻ`],
  ['Навоийская область', 'Navoi region', 'Navoiy viloyati', `
    *Навои/Navoi/Navoiy, *Зарафшан/Zarafshan/Zarafshon, *Газган/Gazgan/Gʻozgʻon, Канимехский/Kanimekh/Konimex, Карманинский/Karmana/Karmana,
    Кызылтепинский/Kyzyltepa/Qiziltepa, Навбахорский/Navbakhor/Navbahor, Нуратинский/Nurata/Nurota, Тамдынский/Tamdy/Tomdi,
    Учкудукский/Uchkuduk/Uchquduq, Хатырчинский/Khatyrchi/Xatirchi`],
  ['Наманганская область', 'Namangan region', 'Namangan viloyati', `
    *Наманган/Namangan/Namangan, Касансайский/Kasansay/Kosonsoy, Мингбулакский/Mingbulak/Mingbuloq, Наманганский/Namangan/Namangan,
    Нарынский/Naryn/Norin, Папский/Pap/Pop, Туракурганский/Turakurgan/Toʻraqoʻrgʻon, Уйчинский/Uychi/Uychi, Учкурганский/Uchkurgan/Uchqoʻrgʻon,
    Чартакский/Chartak/Chortoq, Чустский/Chust/Chust, Янгикурганский/Yangikurgan/Yangiqoʻrgʻon`],
  ['Самаркандская область', 'Samarkand region', 'Samarqand viloyati', `
    *Самарканд/Samarkand/Samarqand, *Каттакурган/Kattakurgan/Kattaqoʻrgʻon, Акдарьинский/Akdarya/Oqdaryo, Булунгурский/Bulungur/Bulungʻur,
    Джамбайский/Jambay/Jomboy, Иштыханский/Ishtikhan/Ishtixon, Каттакурганский/Kattakurgan/Kattaqoʻrgʻon, Кошрабатский/Koshrabat/Qoʻshrabot,
    Нарпайский/Narpay/Narpay, Нурабадский/Nurabad/Nurobod, Пайарыкский/Payarik/Payariq, Пастдаргомский/Pastdargom/Pastdargʻom,
    Пахтачийский/Pakhtachi/Paxtachi, Самаркандский/Samarkand/Samarqand, Тайлакский/Taylak/Tayloq, Ургутский/Urgut/Urgut`],
  ['Сурхандарьинская область', 'Surkhandarya region', 'Surxondaryo viloyati', `
    *Термез/Termez/Termiz, Алтынсайский/Altinsay/Oltinsoy, Ангорский/Angor/Angor, Байсунский/Baysun/Boysun, Бандыханский/Bandikhan/Bandixon,
    Денауский/Denau/Denov, Джаркурганский/Jarkurgan/Jarqoʻrgʻon, Кизирикский/Kizirik/Qiziriq, Кумкурганский/Kumkurgan/Qumqoʻrgʻon,
    Музрабадский/Muzrabad/Muzrabot, Сариасийский/Sariasiya/Sariosiyo, Термезский/Termez/Termiz, Узунский/Uzun/Uzun,
    Шерабадский/Sherabad/Sherobod, Шурчинский/Shurchi/Shoʻrchi`],
  ['Сырдарьинская область', 'Syrdarya region', 'Sirdaryo viloyati', `
    *Гулистан/Gulistan/Guliston, *Ширин/Shirin/Shirin, *Янгиер/Yangiyer/Yangiyer, Акалтынский/Akaltyn/Oqoltin, Баяутский/Bayaut/Boyovut,
    Гулистанский/Gulistan/Guliston, Мирзаабадский/Mirzaabad/Mirzaobod, Сайхунабадский/Saykhunabad/Sayxunobod, Сардобинский/Sardoba/Sardoba,
    Сырдарьинский/Syrdarya/Sirdaryo, Хавастский/Khavast/Xovos`],
  ['Ташкентская область', 'Tashkent region', 'Toshkent viloyati', `
    *Нурафшан/Nurafshan/Nurafshon, *Алмалык/Almalyk/Olmaliq, *Ангрен/Angren/Angren, *Ахангаран/Akhangaran/Ohangaron, *Бекабад/Bekabad/Bekobod,
    *Чирчик/Chirchik/Chirchiq, *Янгиюль/Yangiyul/Yangiyoʻl, Аккурганский/Akkurgan/Oqqoʻrgʻon, Ахангаранский/Akhangaran/Ohangaron,
    Бекабадский/Bekabad/Bekobod, Бостанлыкский/Bostanlyk/Boʻstonliq, Букинский/Buka/Boʻka, Зангиатинский/Zangiata/Zangiota,
    Кибрайский/Kibray/Qibray, Куйичирчикский/Kuyi Chirchik/Quyi Chirchiq, Паркентский/Parkent/Parkent, Пскентский/Pskent/Piskent,
    Ташкентский/Tashkent/Toshkent, Уртачирчикский/Urta Chirchik/Oʻrta Chirchiq, Чиназский/Chinaz/Chinoz,
    Юкоричирчикский/Yukori Chirchik/Yuqori Chirchiq, Янгиюльский/Yangiyul/Yangiyoʻl`],
  ['Ферганская область', 'Fergana region', 'Fargʻona viloyati', `
    *Фергана/Fergana/Fargʻona, *Коканд/Kokand/Qoʻqon, *Кувасай/Kuvasay/Quvasoy, *Маргилан/Margilan/Margʻilon, Алтыарыкский/Altiarik/Oltiariq,
    Багдадский/Bagdad/Bagʻdod, Бешарыкский/Besharik/Beshariq, Бувайдинский/Buvayda/Buvayda, Дангаринский/Dangara/Dangʻara,
    Кувинский/Kuva/Quva, Куштепинский/Kushtepa/Qoʻshtepa, Риштанский/Rishtan/Rishton, Сохский/Sokh/Soʻx, Ташлакский/Tashlak/Toshloq,
    Узбекистанский/Uzbekistan/Oʻzbekiston, Учкуприкский/Uchkuprik/Uchkoʻprik, Ферганский/Fergana/Fargʻona, Фуркатский/Furkat/Furqat,
    Язъяванский/Yazyavan/Yozyovon`],
  ['Хорезмская область', 'Khorezm region', 'Xorazm viloyati', `
    *Ургенч/Urgench/Urganch, *Хива/Khiva/Xiva, Багатский/Bagat/Bogʻot, Гурленский/Gurlan/Gurlan, Кошкупырский/Koshkupir/Qoʻshkoʻpir,
    Тупраккалинский/Tuprakkala/Tuproqqalʼa, Ургенчский/Urgench/Urganch, Хазараспский/Khazarasp/Hazorasp, Ханкинский/Khanka/Xonqa,
    Хивинский/Khiva/Xiva, Шаватский/Shavat/Shovot, Янгиарыкский/Yangiarik/Yangiariq, Янгибазарский/Yangibazar/Yangibozor`],
];

/** The names of a city or a district as the list writes it. */
export function namesOfPlace(place: string) {
  const [ru = '', en = '', uz = ''] = place.replace('*', '').split('/');
  return place.startsWith('*')
    ? { ru: `город ${ru}`, en: `${en} city`, uz: `${uz} shahri` }
    : { ru: `${ru} район`, en: `${en} district`, uz: `${uz} tumani` };
}
