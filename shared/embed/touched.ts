import {
	element,
	serviceAddress,
	whenNearViewport,
	windowOf,
} from '#shared/view';
import { EMBED_CLASS, type EmbedFrame } from './view/frame';

/** Timeout in milliseconds. Loading fails if the service has not responded by then. */
const TIMEOUT_MS = 15_000;

/** Minimum and maximum height, in pixels, that a frame may request. Pages that request less are still loading. */
const MIN_HEIGHT = 300;
const MAX_HEIGHT = 5_000;

/** CSS custom property for the frame's height. Set on the root element to reserve the frame's space. */
const HEIGHT = `--${ EMBED_CLASS }-height`;

/**
 * Opens a page in a frame and resolves when it has loaded. A document that the plugin created (`frame.page`) reports
 * its height. Its first report means that the document has loaded; a height of 0 means that loading failed. Rejects
 * after fifteen seconds or for an unsafe URL, without changes to the page.
 *
 * @param root    Container of the placeholder.
 * @param stage   Container of the frame.
 * @param frame   Page to load.
 * @param title   Title of the frame.
 * @param signal  Aborting the signal removes the frame.
 * @param isAsked Whether the visitor has just requested the frame. If true, the reserved space shrinks to the frame's size. If false, it keeps the placeholder's size, so that the page does not shift.
 */
export function openFrame(
	root: HTMLElement,
	stage: HTMLElement,
	frame: EmbedFrame,
	title: string,
	signal: AbortSignal,
	isAsked = false
): Promise< HTMLElement > {
	const doc = root.ownerDocument;
	const win = windowOf( root );
	const src = serviceAddress( frame.src ?? '', win );
	if ( ! src && ! frame.page ) {
		return Promise.reject( new Error( 'No address to load from.' ) );
	}
	const isOwnOrigin = ! src || new URL( src ).origin === win.origin;
	const iframe = element( doc, 'iframe', {
		title,
		referrerpolicy: 'strict-origin',
		// Remove the origin of a page from this site, because it could otherwise escape the sandbox.
		sandbox: isOwnOrigin
			? frame.sandbox.replace( 'allow-same-origin', '' )
			: frame.sandbox,
		allow: frame.allow ?? '',
		...( src ? { src } : { srcdoc: frame.page ?? '' } ),
	} );
	const isTelling = ! src && frame.heights;
	return new Promise( ( resolve, reject ) => {
		let timer = 0;
		const give = ( reason: string ) => {
			win.clearTimeout( timer );
			iframe.remove();
			reject( new Error( reason ) );
		};
		const show = () => {
			win.clearTimeout( timer );
			iframe.removeAttribute( 'hidden' );
			stage.classList.toggle( 'is-fitted', isAsked );
			resolve( iframe );
		};
		signal.addEventListener( 'abort', () => give( 'Taken away.' ) );
		// A frame that opens without a click loads only when it is near the viewport.
		whenNearViewport(
			stage,
			() => {
				timer = win.setTimeout(
					() => give( `${ frame.host } does not answer.` ),
					TIMEOUT_MS
				);
				if ( ! isTelling ) {
					iframe.addEventListener( 'load', show );
				}
				iframe.hidden = true;
				stage.append( iframe );
			},
			{ signal }
		);
		win.addEventListener(
			'message',
			( { source, origin, data } ) => {
				// A `srcdoc` document that the plugin created has an opaque origin, so compare origins only for other
				// pages.
				if (
					frame.heights &&
					source === iframe.contentWindow &&
					( ! src || origin === new URL( src ).origin ) &&
					data?.event === frame.heights
				) {
					const height = Math.ceil(
						Number.parseFloat( data.payload?.height )
					);
					if ( isTelling && iframe.hidden ) {
						if ( height > 0 ) {
							show();
						} else {
							give( `${ frame.host } cannot be shown here.` );
						}
					}
					if ( height >= MIN_HEIGHT && height <= MAX_HEIGHT ) {
						root.style.setProperty( HEIGHT, `${ height }px` );
					}
				}
			},
			{ signal }
		);
	} );
}

/** Opens the page in a dialog. Escape, the button and a click outside close it, and the focus returns to the link. */
export function openDialog(
	root: HTMLElement,
	frame: EmbedFrame,
	link: HTMLElement,
	title: string,
	signal: AbortSignal
): void {
	const doc = root.ownerDocument;
	const { words } = frame;
	const open = new AbortController();
	const note = element( doc, 'p', { role: 'status' }, words.loading );
	const close = element(
		doc,
		'button',
		{ type: 'button', 'aria-label': words.close },
		'×'
	);
	const stage = element(
		doc,
		'div',
		{ class: `${ EMBED_CLASS }__stage` },
		note
	);
	const dialog = element(
		doc,
		'dialog',
		{ class: `${ EMBED_CLASS }__dialog`, 'aria-label': title },
		close,
		stage
	);
	dialog.addEventListener( 'close', () => {
		open.abort();
		dialog.remove();
		link.focus();
	} );
	// A click on the dialog's backdrop targets the dialog element itself.
	dialog.addEventListener( 'click', ( { target } ) => {
		if ( target === dialog || target === close ) {
			dialog.close();
		}
	} );
	signal.addEventListener( 'abort', () => dialog.close(), {
		signal: open.signal,
	} );
	root.append( dialog );
	dialog.showModal();
	openFrame( dialog, stage, frame, title, open.signal ).then(
		() => note.remove(),
		( error: unknown ) => {
			if ( ! open.signal.aborted ) {
				const away = link.cloneNode( true );
				note.replaceChildren( words.failed, ' ', away );
				console.error( error );
			}
		}
	);
}
