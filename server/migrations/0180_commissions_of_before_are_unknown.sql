-- Nobody wrote what acquirers had kept of charges; a nought of before says no more than that. The sums of lists stay what they are.
update gateway_transactions set commission = null where commission = 0;
