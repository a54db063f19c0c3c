-- outside a transaction
-- An application is found by the phone of its customer (customers.search_digits); this index was paid for with each of its moves and read by nobody.
drop index concurrently if exists applications_by_phone_digits;
