import { mountAll } from '#shared/view';
import { embed } from './view/embed';
import { EMBED_CLASS } from './view/frame';

/**
 * Import the chunk by its URL next to this file, with the same version. Webpack's chunk loader would be larger than
 * this script.
 */
const TOUCHED = import.meta.url.replace( 'view.js', 'touched.js' );

mountAll(
	`.${ EMBED_CLASS }`,
	embed( () => import( /* webpackIgnore: true */ TOUCHED ) )
);
