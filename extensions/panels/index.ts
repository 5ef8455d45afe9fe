/** The sidebar panels: the only lines outside a panel's folder that name it. */
export { likes } from './likes';
export { publicize } from './publicize';
export { seo } from './seo';
export { sharing } from './sharing';
export { shortlinks } from './shortlinks';
export { socialPreviews } from './social-previews';
