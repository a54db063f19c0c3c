-- Any of several permissions may open a call.
alter table service_endpoints alter column permission type text[] using array[permission];
alter table service_endpoints rename column permission to permissions;
