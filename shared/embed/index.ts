export { pastedUrls, readableAddress, serviceUrl } from './address';
export { SHARES_ADDRESS } from './server-data';
export { embed } from './view/embed';
export { addFacade } from './view/facade';
export { loadOpener } from './view/load-opener';
export { EMBED_CLASS } from './view/frame';
