/** Which hook tells how many returns wait; the route brings the filter. */
export { useReturnClaimCount as useWaitingReturnCount } from '../../api/payment/returnClaims';
