-- What was given before its changes were counted, at a place that nobody writes to: all that are seen, less what was added of them since, so
-- that nobody is kept from giving further ones meanwhile.
insert into user_fomo_totals (fomo_id, place, given, used)
select f.id, -1, there.given - since.given, there.used - since.used
from fomos f
  cross join lateral (select count(*) as given, count(u.used_at) as used from user_fomos u where u.fomo_id = f.id) there
  cross join lateral (select coalesce(sum(t.given), 0) as given, coalesce(sum(t.used), 0) as used from user_fomo_totals t where t.fomo_id = f.id) since
where (there.given, there.used) <> (since.given, since.used);
