/** Position and size of a window, in CSS pixels. */
type WindowBounds = {
	screenX: number;
	screenY: number;
	outerWidth: number;
	outerHeight: number;
};

/**
 * Returns the `features` string for `window.open` that centers a pop-up over its opener. The pop-up is on the opener's
 * screen and never starts above or left of the opener.
 */
export function popupFeatures(
	{ screenX, screenY, outerWidth, outerHeight }: WindowBounds,
	width: number,
	height: number
): string {
	const left = screenX + Math.max( 0, ( outerWidth - width ) / 2 );
	const top = screenY + Math.max( 0, ( outerHeight - height ) / 2 );
	return [
		'popup',
		...Object.entries( { width, height, left, top } ).map(
			( [ name, value ] ) => `${ name }=${ Math.round( value ) }`
		),
	].join( ',' );
}

/** Interval, in milliseconds, for checking whether a pop-up is closed. */
const MONITOR_INTERVAL = 100;

export type PopupOptions< Message > = {
	/** URL to open; must be http(s). */
	url: string;
	/** Size of the window's content in CSS pixels. */
	width: number;
	height: number;
	/** Parses the data that the pop-up posts. Returns null to ignore the data. Must not throw. */
	parse: ( data: unknown ) => Message | null;
	/** Closes the pop-up when aborted. The result is then `aborted`. */
	signal: AbortSignal;
	/** Origins whose messages are accepted; by default the origin of `url`. */
	origins?: readonly string[];
	opener?: Window;
	/** Name of the pop-up window. A pop-up with the same name reuses the window. */
	name?: string;
	/** Milliseconds between checks whether the pop-up is closed. */
	interval?: number;
};

type PopupResult< Message > =
	| { kind: 'message'; message: Message }
	/** The user or the page closed the pop-up without a message. */
	| { kind: 'closed' }
	/** The pop-up was not opened, because the browser blocked it or the URL is not http(s). */
	| { kind: 'blocked' }
	| { kind: 'aborted' };

/**
 * Opens an authorization pop-up, and waits until it sends a message or is closed. Call this function directly in a
 * click handler, because browsers block other pop-ups. Never rejects.
 *
 * Ignores messages from other windows and origins, and messages that the parser rejects.
 */
export function openPopup< Message >( {
	url,
	width,
	height,
	parse,
	signal,
	origins,
	opener = window,
	name = 'dovetail-authorize',
	interval = MONITOR_INTERVAL,
}: PopupOptions< Message > ): Promise< PopupResult< Message > > {
	if ( signal.aborted ) {
		return Promise.resolve( { kind: 'aborted' } );
	}
	const address = webAddress( url );
	const popup =
		address &&
		opener.open(
			address.href,
			name,
			popupFeatures( opener, width, height )
		);
	if ( ! popup ) {
		return Promise.resolve( { kind: 'blocked' } );
	}
	const accepted = origins ?? [ address.origin ];

	return new Promise( ( resolve ) => {
		const waiting = new AbortController();
		let wasClosed = false;

		const timer = opener.setInterval( () => {
			// Wait one more interval for a message. If a page posts a message and immediately closes itself, the
			// message arrives after `closed` has become true.
			if ( wasClosed ) {
				finish( { kind: 'closed' } );
			}
			wasClosed = popup.closed;
		}, interval );

		function finish( result: PopupResult< Message > ) {
			opener.clearInterval( timer );
			waiting.abort();
			resolve( result );
		}

		opener.addEventListener(
			'message',
			( event ) => {
				if (
					event.source !== popup ||
					! accepted.includes( event.origin )
				) {
					return;
				}
				const message = parse( event.data );
				if ( message !== null ) {
					finish( { kind: 'message', message } );
				}
			},
			{ signal: waiting.signal }
		);
		signal.addEventListener(
			'abort',
			() => {
				popup.close();
				finish( { kind: 'aborted' } );
			},
			{ signal: waiting.signal }
		);
	} );
}

function webAddress( text: string ): URL | null {
	if ( ! URL.canParse( text ) ) {
		return null;
	}
	const url = new URL( text );
	return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}
