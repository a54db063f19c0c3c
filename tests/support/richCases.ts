/** What is written or pasted, and what is kept of it. */
export const richCases: readonly (readonly [what: string, given: string, kept: string])[] = [
  ['plain letters are a paragraph', 'Просто текст', '<p>Просто текст</p>'],
  ['nothing is nothing', ' \n <p>&nbsp;</p><br> ', ''],
  ['allowed marks stay', '<h3>А</h3><p>б <b>в</b> <i>г</i><br>д</p>', '<h3>А</h3><p>б <b>в</b> <i>г</i><br>д</p>'],
  ['other headings become the one', '<h1>А</h1><h6>Б</h6>', '<h3>А</h3><h3>Б</h3>'],
  ['older names of marks', '<strong>а</strong> <em>б</em> <u>в</u>', '<p><b>а</b> <i>б</i> в</p>'],
  ['marks that cross', '<b>а<i>б</b>в</i>', '<p><b>а<i>б</i></b><i>в</i></p>'],
  ['two breaks end a paragraph', 'а<br><br>б', '<p>а</p><p>б</p>'],
  ['a script goes with what is in it', 'а<script>alert(1)</script>б', '<p>аб</p>'],
  ['a script that never ends', 'а<script>alert(1)', '<p>а</p>'],
  ['a style goes with what is in it', '<style>p{}</style>а', '<p>а</p>'],
  ['handlers and classes go', '<p onclick="x()" class="y" style="color:red">а</p>', '<p>а</p>'],
  ['a picture goes', '<img src=x onerror=alert(1)>а', '<p>а</p>'],
  ['a drawing leaves its letters', '<svg/onload=alert(1)><text>а</text></svg>', '<p>а</p>'],
  ['a comment goes', 'а<!-- <b>б</b> -->в', '<p>ав</p>'],
  ['signs are letters', 'a < b & c > d "e"', '<p>a &lt; b &amp; c &gt; d "e"</p>'],
  [
    'what is written out stays letters',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  ],
  [
    'https stays',
    '<a href="https://divan.uz/a?b=1&amp;c=2">а</a>',
    '<p><a href="https://divan.uz/a?b=1&amp;c=2">а</a></p>',
  ],
  ['a phone loses its blanks', '<a href="TEL:+998 (71) 200-00-00">а</a>', '<p><a href="tel:+998712000000">а</a></p>'],
  ['a letter stays', '<a href=mailto:help@divan.uz>а</a>', '<p><a href="mailto:help@divan.uz">а</a></p>'],
  ['a place in the app stays', '<a href="divan://bonds/12">а</a>', '<p><a href="divan://bonds/12">а</a></p>'],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'http://divan.uz',
    '//divan.uz',
    '/inner',
    'https://a b.uz',
    'https://user@divan.uz',
    'blob:https://divan.uz/x',
    'intent://x',
    'mailto:a@b.uz?cc=c@d.uz',
    'divan://a b',
  ].map((href) => [`no link to ${href}`, `<a href="${href}">а</a>`, '<p>а</p>'] as const),
  ['lists', '<ul><li>а<li>б</ul><ol><li>в</ol>', '<ul><li>а</li><li>б</li></ul><ol><li>в</li></ol>'],
  ['a list in a list', '<ul><li>а<ol><li>б</ol></ul>', '<ul><li>а<ol><li>б</li></ol></li></ul>'],
  [
    'a third list is the second',
    '<ul><li>а<ul><li>б<ul><li>в</ul></ul></ul>',
    '<ul><li>а<ul><li>б</li><li>в</li></ul></li></ul>',
  ],
  [
    'no more than six in one another',
    '<ul><li>а<ul><li><a href="https://divan.uz"><b><i>б</i></b></a></ul></ul>',
    '<ul><li>а<ul><li><a href="https://divan.uz"><b>б</b></a></li></ul></li></ul>',
  ],
  ['an item without a list', '<li>а</li><p>б</p>', '<ul><li>а</li></ul><p>б</p>'],
  ['letters that turn others round', 'a\u202egpj.exe\u200b', '<p>agpj.exe</p>'],
  ['the same, written as numbers', 'a&#x202e;b&#0;c&#xd800;', '<p>abc</p>'],
  [
    'Word: bold, a list of paragraphs and an empty one',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {mso-style-parent:""} --></style>
     <!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang=RU><!--StartFragment-->
     <p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Что нужно<o:p></o:p></b></p>
     <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
     style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Паспорт</p>
     <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Карта</p>
     <p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>И <i>две минуты</i>.</p><!--EndFragment--></body></html>`,
    '<p><b>Что нужно</b></p><ul><li>Паспорт</li><li>Карта</li></ul><p>И <i>две минуты</i>.</p>',
  ],
  [
    'Word: a numbered list',
    `<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Откройте</p>
     <p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Нажмите</p>`,
    '<ol><li>Откройте</li><li>Нажмите</li></ol>',
  ],
  [
    'Word: a script and a bad link among bold letters and lists',
    `<p class=MsoNormal><b>Жирно</b><script>alert(1)</script> <a href="javascript:alert(1)">ссылка</a></p>
     <p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Пункт</p>`,
    '<p><b>Жирно</b> ссылка</p><ul><li>Пункт</li></ul>',
  ],
  [
    'Google Docs: thickness in styles, and lists beside items',
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-3f"><h2 dir="ltr"><span style="font-weight:400;">Сроки</span></h2>
     <p dir="ltr"><span style="font-weight:700;">Важно:</span><span style="font-weight:400;font-style:italic"> три дня</span></p><br />
     <ul><li dir="ltr"><p role="presentation"><span style="font-weight:400">Первый</span></p></li><ul><li><p>Внутри</p></li></ul><li><p>Второй</p></li></ul></b>`,
    '<h3>Сроки</h3><p><b>Важно:</b><i> три дня</i></p><ul><li>Первый<ul><li>Внутри</li></ul></li><li>Второй</li></ul>',
  ],
  [
    'Excel: a row is a line',
    `<table border=0 style='border-collapse:collapse'><!--StartFragment--><col width=64><tr height=20><td>Срок</td><td>Наценка</td></tr>
     <tr><td align=right x:num>3</td><td><b>9 %</b></td></tr><!--EndFragment--></table>`,
    '<p>Срок — Наценка</p><p>3 — <b>9 %</b></p>',
  ],
];
