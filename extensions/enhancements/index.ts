/** The enhancements. This is the only place outside of their folders that names them. */
export { externalMedia } from './external-media';
export { planGatedMedia } from './plan-gated-media';
export { twitterUnroll } from './twitter-unroll';
export { video } from './video';
