import { dispatch, select } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { LibraryMedia, Service } from '../api';
import { messages } from '../messages';
import type { PickerProps } from '../rules/is-candidate';

let isOpen = false;

/**
 * Opens a source's media browser and passes the imported media to the picker. The browser renders in its own React
 * root, because the menu that opened it may unmount. This also keeps key presses in the browser from reaching the
 * block.
 *
 * @param source
 * @param picker
 * @param clientId Block that contains the picker.
 */
export async function openBrowser(
	source: Service,
	picker: PickerProps,
	clientId?: string
): Promise< void > {
	const { allowedTypes = [], multiple, onSelect } = picker;
	if ( isOpen ) {
		return;
	}
	isOpen = true;
	const host = document.createElement( 'div' );
	try {
		const { Browser } = await import(
			/* webpackChunkName: "external-media/browser" */ './browser'
		);
		const root = createRoot( host );
		document.body.append( host );
		root.render(
			<Browser
				source={ source }
				isMultiple={ Boolean( multiple ) }
				allowedTypes={ allowedTypes }
				postId={ currentPostId() }
				onClose={ () => {
					root.unmount();
					host.remove();
					isOpen = false;
				} }
				onImported={ ( media: readonly LibraryMedia[] ) => {
					onSelect?.( multiple ? media : media[ 0 ] );
					// The clicked button may have disappeared with its placeholder, so move the focus.
					window.requestAnimationFrame( () =>
						focusBlock( clientId )
					);
				} }
			/>
		);
	} catch ( error ) {
		isOpen = false;
		console.error( error );
		void dispatch( noticesStore ).createErrorNotice(
			messages.loadFailed()
		);
	}
}

/** Returns the ID of the post being edited; undefined for templates, because their IDs are strings. */
function currentPostId(): number | undefined {
	const editor = select( 'core/editor' ) as
		{ getCurrentPostId?(): unknown } | undefined;
	const id = editor?.getCurrentPostId?.();
	return typeof id === 'number' ? id : undefined;
}

/** Focuses the block if the focus was lost: in the canvas, or in the page if there is no iframe. */
function focusBlock( clientId: string | undefined ): void {
	const canvas = document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	);
	const home = canvas?.contentDocument ?? document;
	if (
		[ document, home ].every(
			( { activeElement, body } ) =>
				! activeElement ||
				activeElement === body ||
				activeElement === canvas
		)
	) {
		home.getElementById( `block-${ clientId }` )?.focus();
	}
}
