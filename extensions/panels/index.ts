/** The sidebar panels, one line each: the only line outside a panel's folder that knows it. */
export { seo } from './seo';
export { shortlinks } from './shortlinks';
