/** Lists the enhancements. No other file outside an enhancement's folder may refer to the enhancement by name. */
export { externalMedia } from './external-media';
export { planGatedMedia } from './plan-gated-media';
export { twitterUnroll } from './twitter-unroll';
export { video } from './video';
