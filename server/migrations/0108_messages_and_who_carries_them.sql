-- The code of a payment names the card, as the message did that stood in the program; who has rewritten the texts keeps them.
update sms_templates set variables = variables || '[{"name": "card", "sample": "9012", "required": false}]'
  where code = 'payment_code';
update sms_templates set text_ru = 'Код оплаты {amount} сум картой *{card}: {code}. Никому не сообщайте',
    text_en = 'Code for paying {amount} UZS by card *{card}: {code}. Tell it to nobody.',
    text_uz = '*{card} kartasidan {amount} so''m to''lash kodi: {code}. Uni hech kimga aytmang.'
  where code = 'payment_code' and version = 1;

-- The act is signed by a code of its own: whoever hands the goods over is told it, so it says other than the code of a contract.
insert into sms_templates (code, name_ru, name_en, name_uz, text_ru, text_en, text_uz, variables, updated_at)
values ('act_code', 'Код подписания акта', 'Code for signing an act', 'Dalolatnoma imzolash kodi',
  'Код акта по договору {contract}: {code}. Назовите при получении товара',
  'Code of the act under contract {contract}: {code}. Tell it to whoever hands over the goods.',
  '{contract} shartnomasi dalolatnomasi kodi: {code}. Uni tovarni topshiruvchiga ayting.',
  '[{"name": "contract", "sample": "RS-0123456", "required": true}, {"name": "code", "sample": "123456", "required": true}]',
  (now() at time zone 'Asia/Tashkent')::timestamp(0));

-- Which fiscal operator a receipt was sent to: what becomes of it is asked there, and what takes it back goes there.
alter table ofd_checks add column provider text;

-- Whether a message has arrived, and a notification was opened, is asked of whoever carried it, ever more seldom; none when that is over.
alter table sms_messages add column asks smallint not null default 0, add column ask_after timestamp(0);
alter table push_recipients add column asks smallint not null default 0, add column ask_after timestamp(0);
