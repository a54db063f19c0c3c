-- A move asks for the customer where a contract comes into force or ceases to be. Apart from 0156: nobody who changes contract and
-- application in his own order waits for both here.
create or replace trigger counted after update of status on applications
  for each row when (
    (old.status in ('installment_created', 'not_fully_paid')) <> (new.status in ('installment_created', 'not_fully_paid')))
  execute function applications_moved();
