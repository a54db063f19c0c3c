-- outside a transaction
-- Whether a card that is removed is named by claims.
create index concurrently if not exists claims_by_card on claims (card_id) where card_id is not null;
