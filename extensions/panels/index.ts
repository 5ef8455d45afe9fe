/** Lists the sidebar panels. No other file outside a panel's folder may refer to the panel by name. */
export { likes } from './likes';
export { publicize } from './publicize';
export { seo } from './seo';
export { sharing } from './sharing';
export { shortlinks } from './shortlinks';
export { socialPreviews } from './social-previews';
