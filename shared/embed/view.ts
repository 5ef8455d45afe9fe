import { mountAll } from '#shared/view';
import { embed } from './view/embed';
import { EMBED_CLASS } from './view/frame';

/** Beside this file, under its version: a loader of chunks would weigh more than all that waits for it. */
const TOUCHED = import.meta.url.replace( 'view.js', 'touched.js' );

mountAll(
	`.${ EMBED_CLASS }`,
	embed( () => import( /* webpackIgnore: true */ TOUCHED ) )
);
