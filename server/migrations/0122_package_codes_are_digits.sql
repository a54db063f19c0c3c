-- Imports took any text for the code of a package, which no form takes: such a product could not be changed or switched any more.
alter table products add constraint products_package_code check (package_code ~ '^[0-9]{1,20}$') not valid;
