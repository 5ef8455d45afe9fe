import { dispatch, select } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { LibraryMedia, Service } from '../api';
import { messages } from '../messages';
import type { PickerProps } from '../rules/is-candidate';

let isOpen = false;

/**
 * Opens the browser of a source over the editor, and hands the picker what was imported. It stands in a tree of its own, as
 * WordPress's library does: the menu from which it was opened may go meanwhile, and no key that is pressed in it reaches
 * the block.
 */
export async function openBrowser(
	source: Service,
	{ allowedTypes = [], multiple, onSelect }: PickerProps
): Promise< void > {
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
				onImported={ ( media: readonly LibraryMedia[] ) =>
					onSelect?.( multiple ? media : media[ 0 ] )
				}
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

/** Of the post that is edited; undefined where none is: templates have names. */
function currentPostId(): number | undefined {
	const editor = select( 'core/editor' ) as
		{ getCurrentPostId?(): unknown } | undefined;
	const id = editor?.getCurrentPostId?.();
	return typeof id === 'number' ? id : undefined;
}
