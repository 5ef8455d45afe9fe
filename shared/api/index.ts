export { call, type CallArgs } from './call';
export { errorSentence, type CallFailure } from './messages';
export { useAction, type Action } from './use-action';
export { useEndpoint, type Called } from './use-endpoint';
