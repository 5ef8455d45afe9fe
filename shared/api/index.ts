export { call } from './call';
export { errorSentence } from './messages';
export { restNonce } from './rest-nonce';
export { useAction, type Action } from './use-action';
export { useEndpoint } from './use-endpoint';
export { translated } from './translated';
