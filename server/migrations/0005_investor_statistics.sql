-- What the monitoring panel counts is read from these alone, and only as far back as its period goes.
create index investors_by_day on investors (created_at) include (subject, status, investment_amount, balance);
create index verify_history_by_day on verify_history (created_at) include (investor_id, from_status, to_status);
