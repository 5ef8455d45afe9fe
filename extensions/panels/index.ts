/** The sidebar panels, one line each: the only line outside a panel's folder that knows it. */
export { likes } from './likes';
export { seo } from './seo';
export { sharing } from './sharing';
export { shortlinks } from './shortlinks';
export { socialPreviews } from './social-previews';
