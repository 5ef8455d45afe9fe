import { mountAll } from '#shared/view';
import { embed } from './view/embed';
import { EMBED_CLASS } from './view/frame';

/**
 * Import the chunk from the folder of this file, with the same version in the URL. Webpack's chunk loader would be
 * larger than this script.
 */
const TOUCHED = import.meta.url.replace( 'view.js', 'touched.js' );

mountAll(
	`.${ EMBED_CLASS }`,
	embed( () => import( /* webpackIgnore: true */ TOUCHED ) )
);
