/** Lists the enhancements. No other file may refer to an enhancement outside its folder. */
export { externalMedia } from './external-media';
export { planGatedMedia } from './plan-gated-media';
export { twitterUnroll } from './twitter-unroll';
export { video } from './video';
