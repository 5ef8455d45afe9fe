import type { Opener } from './embed';

/** Loads the opener for the editor preview as a separate chunk. */
export const loadOpener = (): Promise< Opener > =>
	import( /* webpackChunkName: "embed/open" */ '../touched' );
