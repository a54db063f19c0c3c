/** Sixty documents as six office programs put them on the clipboard, each with something in it that must not get through. */

/** What is around the text; `body` is what somebody wrote. */
const programs: readonly [name: string, wrap: (body: string) => string][] = [
  [
    'Word',
    (body) =>
      `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator
       content="Microsoft Word 15"><link rel=File-List href="file:///C:/filelist.xml"><!--[if gte mso 9]><xml><w:WordDocument>
       <w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- @page {size:21cm 29cm;} p.MsoNormal {margin:0cm} -->
       </style></head><body lang=RU style='tab-interval:35.4pt'><!--StartFragment--><p class=MsoNormal><b>Что нужно<o:p></o:p></b></p>
       ${body}<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>
       &nbsp;</span></span><![endif]>Паспорт</p><!--EndFragment--></body></html>`,
  ],
  [
    'LibreOffice',
    (body) =>
      `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><style type="text/css">
       @page { size: 21cm 29.7cm; margin: 2cm } p { margin-bottom: 0.25cm }</style></head><body lang="ru-RU" dir="ltr">
       <p align="left"><font color="#000000"><font face="Liberation Serif, serif"><b>Что нужно</b></font></font></p>${body}
       <ul><li><p style="margin-bottom: 0cm">Паспорт</p></li></ul></body></html>`,
  ],
  [
    'Google Docs',
    (body) =>
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span
       style="font-weight:700;">Что нужно</span></p>${body}<ul><li dir="ltr" aria-level="1"><p role="presentation"><span>Паспорт</span>
       </p></li></ul></b><br class="Apple-interchange-newline">`,
  ],
  [
    'Excel',
    (body) =>
      `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\,";}
       .xl65 {white-space:normal;}--></style></head><body link="#0563C1"><table border=0 style='border-collapse:collapse'>
       <!--StartFragment--><col width=64><tr height=20><td class=xl65><b>Что нужно</b></td><td>${body}</td></tr><tr><td>Паспорт</td>
       <td x:num>1</td></tr><!--EndFragment--></table></body></html>`,
  ],
  [
    'Outlook',
    (body) =>
      `<div class=WordSection1><p class=MsoNormal><span style='color:#1F497D'><b>Что нужно</b><o:p></o:p></span></p><div
       style='border:none;border-top:solid #E1E1E1 1.0pt'>${body}</div><ol style='margin-top:0cm' start=1 type=1><li class=MsoNormal>Паспорт
       <o:p></o:p></li></ol></div>`,
  ],
  [
    'PowerPoint',
    (body) =>
      `<html xmlns:p="urn:schemas-microsoft-com:office:powerpoint"><head><meta name=ProgId content=PowerPoint.Slide><!--tableStyles-->
       </head><body><!--StartFragment--><div v:shape="TextBox 3"><div style='mso-line-spacing:"100 50 0"'><span style='font-size:18pt'>
       <b>Что нужно</b></span></div>${body}<div><span style='mso-special-format:bullet'>•</span><span>Паспорт</span></div></div>
       <!--EndFragment--></body></html>`,
  ],
];

/** What was hidden in it; the word `alert` is in nothing that people wrote. */
const hidden: readonly string[] = [
  '<script>alert(1)</script>',
  '<script type="text/vbscript" language="VBScript">alert 1</script ><script src="https://x.example/alert.js"></script>',
  '<img src="file:///C:/x.png" onerror="alert(1)" v:shapes="_x0000_i1025">',
  '<!--[if gte vml 1]><v:imagedata src="x" o:onload="alert(1)"/><![endif]--><v:shape style="behavior:url(#alert)"></v:shape>',
  '<a href="javascript:alert(1)" onclick="alert(2)">ссылка</a><a href=" data:text/html,<script>alert(3)</script>">ещё</a>',
  '<object classid="clsid:alert" data="x"><param name="movie" value="alert.swf"><embed src="alert.swf"></object>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><form action="https://x.example/alert"><input value="alert"></form>',
  '<svg><script>alert(1)</script><a xlink:href="javascript:alert(2)"><text>х</text></a></svg><math><mtext><style>alert</style></mtext></math>',
  '<p style="background:url(javascript:alert(1));width:expression(alert(2))" onmouseover="alert(3)">текст</p>',
  '<xml id="alert"><![CDATA[<script>alert(1)</script>]]></xml><noscript><p title="</noscript><img src=x onerror=alert(2)>"></noscript>',
];

export const officeDocuments: readonly (readonly [what: string, html: string])[] = programs.flatMap(([name, wrap]) =>
  hidden.map((body, at) => [`${name}, ${at + 1}`, wrap(body)] as const),
);
