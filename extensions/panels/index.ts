/** The sidebar panels. This is the only place outside of their folders that names them. */
export { likes } from './likes';
export { publicize } from './publicize';
export { seo } from './seo';
export { sharing } from './sharing';
export { shortlinks } from './shortlinks';
export { socialPreviews } from './social-previews';
