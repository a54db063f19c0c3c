-- Places that were typed stood twice or left gaps; from now on they follow one another, as those of other lists do.
update psp_categories c set sequence_number = o.place
from (select id, row_number() over (order by sequence_number, id)::int as place from psp_categories) o
where c.id = o.id and c.sequence_number <> o.place;
update psp_services s set sequence_number = o.place
from (select id, row_number() over (partition by category_id order by sequence_number, id)::int as place from psp_services) o
where s.id = o.id and s.sequence_number <> o.place;
update budget_categories b set sequence_number = o.place
from (select id, row_number() over (partition by parent_id order by sequence_number, id)::int as place from budget_categories) o
where b.id = o.id and b.sequence_number <> o.place;
-- Whoever asks after messages ends those whose process was killed; those of before are ended the first time.
update sms_messages set ask_after = created_at where state = 'queued';
