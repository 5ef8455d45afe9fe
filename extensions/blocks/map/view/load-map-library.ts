import { loadLibrary } from '#shared/view';

/** The map library and all that only a drawn map needs, in the realm of the document that this script runs in. */
export function loadMapLibrary( doc: Document, signal: AbortSignal ) {
	return loadLibrary(
		() =>
			import( /* webpackChunkName: "blocks/map/library" */ './library' ),
		{ doc, signal }
	);
}
