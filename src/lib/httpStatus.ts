/** The statuses of HTTP that the panel knows by name (CONST-13). */
export const ok = 200;
export const noContent = 204;
export const resetContent = 205;
/** What is below it, from `ok` on, is an answer; from here on there is none. */
export const firstRedirect = 300;
export const badRequest = 400;
export const unauthorized = 401;
export const forbidden = 403;
export const notFound = 404;
export const requestTimeout = 408;
export const conflict = 409;
export const unsupportedMediaType = 415;
export const unprocessable = 422;
export const tooManyRequests = 429;
export const serverError = 500;
export const badGateway = 502;
export const gatewayTimeout = 504;

/** What a gateway answers that does not reach its service: it may be over at the next try. */
export const isPassingStatus = (status: number): boolean => status >= badGateway && status <= gatewayTimeout;
