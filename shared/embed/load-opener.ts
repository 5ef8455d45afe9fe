import type { Opener } from './embed';

/** What opens an embed in the editor's preview, in a chunk of its own. */
export const loadOpener = (): Promise< Opener > =>
	import( /* webpackChunkName: "embed/open" */ './touched' );
