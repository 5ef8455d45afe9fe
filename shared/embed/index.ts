export { pastedUrls, readableAddress, serviceUrl } from './address';
export { embed } from './embed';
export { addFacade } from './facade';
export { loadOpener } from './load-opener';
export { EMBED_CLASS, type EmbedFrame } from './frame';
export { serverMessages } from './server-data';
