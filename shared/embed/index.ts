export { pastedUrls, readableAddress, serviceUrl } from './address';
export { embed } from './view/embed';
export { addFacade } from './view/facade';
export { loadOpener } from './view/load-opener';
export { EMBED_CLASS } from './view/frame';
