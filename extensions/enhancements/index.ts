/** The changes to core blocks, one line each: the only line outside their folders that knows them. */
export { externalMedia } from './external-media';
export { planGatedMedia } from './plan-gated-media';
export { twitterUnroll } from './twitter-unroll';
export { video } from './video';
