export { call, type CallArgs } from './call';
export { type CallFailure } from './call-failure';
export { errorSentence } from './error-sentence';
export { CALL_TIMEOUT_MS } from './send';
export { toApiError } from './to-api-error';
export { useEndpoint, type Called } from './use-endpoint';
