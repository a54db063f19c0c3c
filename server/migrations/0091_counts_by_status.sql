-- How many orders and applications stand in each status is counted in an index of nothing else, a tenth of the table.
create index orders_per_status on orders (status);
create index applications_per_status on applications (status);
