export { call } from './call';
export { errorMessage, withServerMessage } from './messages';
export { getRestNonce } from './rest-nonce';
export { useAction, type Action } from './use-action';
export { useConnectedEndpoint } from './use-connected-endpoint';
export { useEndpoint } from './use-endpoint';
export { translateText } from './translate-text';
