-- outside a transaction
-- Whether an order that is removed has moves of a merchant, of whatever kind.
create index concurrently if not exists merchant_moves_by_order on merchant_moves (order_id) where order_id is not null;
