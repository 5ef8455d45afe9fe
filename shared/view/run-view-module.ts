import { ChunkLoadError } from './chunk-load-error';

/** WordPress's id of the element that loads the editor script of all blocks. */
const EDITOR_SCRIPT_ID = 'dovetail-blocks-editor-js';

/**
 * The address of a block's visitor script; undefined where no editor script is found beside which it could lie.
 * Its version is the editor's, so that an update brings both.
 *
 * @param slug The block's slug, without the namespace.
 * @param page The document of the editor, not of the canvas.
 */
export function viewModuleAddress(
	slug: string,
	page: Document
): string | undefined {
	const source = page
		.getElementById( EDITOR_SCRIPT_ID )
		?.getAttribute( 'src' );
	if ( ! source ) {
		return undefined;
	}
	const editor = new URL( source, page.baseURI );
	return new URL( `blocks/${ slug }/view.js${ editor.search }`, editor ).href;
}

/**
 * Runs a block's visitor script in the realm of a canvas, once per document. The preview is then the very thing that
 * visitors get, and a library that asks the global document or tests `instanceof` asks the right one.
 *
 * @throws ChunkLoadError when it cannot be loaded; calling again tries again.
 */
export async function runViewModule(
	slug: string,
	canvas: Document
): Promise< void > {
	const address = viewModuleAddress( slug, document );
	if ( ! address ) {
		throw new ChunkLoadError( 'missing' );
	}
	const known = Array.from( canvas.scripts ).find(
		( { src } ) => src === address
	);
	if ( known?.dataset.dovetailState === 'loaded' ) {
		return;
	}
	const script = known ?? canvas.createElement( 'script' );
	await new Promise< void >( ( resolve, reject ) => {
		script.addEventListener( 'load', () => resolve() );
		script.addEventListener( 'error', () =>
			reject( new ChunkLoadError( 'missing', { request: address } ) )
		);
		if ( ! known ) {
			script.addEventListener( 'load', () => {
				script.dataset.dovetailState = 'loaded';
			} );
			script.addEventListener( 'error', () => script.remove() );
			script.type = 'module';
			script.src = address;
			canvas.head.append( script );
		}
	} );
}
