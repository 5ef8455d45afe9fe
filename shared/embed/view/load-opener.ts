import type { Opener } from './embed';

/** Loads the code that opens a frame in the editor's preview, as a separate chunk. */
export const loadOpener = (): Promise< Opener > =>
	import( /* webpackChunkName: "embed/open" */ '../touched' );
