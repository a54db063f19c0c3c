-- What is a code with blanks in it becomes that code; what is none goes.
update products p
set package_code = case when c.plain ~ '^[0-9]{1,20}$' then c.plain end, version = version + 1
from (select id, regexp_replace(package_code, '[\s\u00a0-]', '', 'g') as plain from products where package_code !~ '^[0-9]{1,20}$') c
where p.id = c.id;
alter table products validate constraint products_package_code;
