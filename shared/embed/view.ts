import { mountAll } from '#shared/view';
import { embed } from './view/embed';
import { EMBED_CLASS } from './view/frame';

/**
 * The chunk is next to this file and has the same version. A chunk loader would be larger than everything else here.
 */
const TOUCHED = import.meta.url.replace( 'view.js', 'touched.js' );

mountAll(
	`.${ EMBED_CLASS }`,
	embed( () => import( /* webpackIgnore: true */ TOUCHED ) )
);
