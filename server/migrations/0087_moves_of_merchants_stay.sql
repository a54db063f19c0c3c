-- A move of a merchant is posted (0080), and stays as all does from which the ledger is written: it is neither changed nor removed,
-- and the table is not emptied either, which no row's trigger sees.
create trigger insert_only before update or delete on merchant_moves for each row execute function gl_refuse_change();
create trigger insert_only_all before truncate on merchant_moves for each statement execute function gl_refuse_change();
drop trigger only_added on merchant_moves;
drop function merchant_moves_refuse();
