import {
	element,
	format,
	onReducedMotionChange,
	prefersReducedMotion,
	serviceAddress,
	viewStrings,
	whenNearViewport,
	windowOf,
} from '#shared/view';
import { PLAYER, ROOT_CLASS, idOfPage, isFileAddress } from './markup';
import { AT_REST, isPlaying, playback } from './rules/playback';
import { viewMessages } from './view-messages';

const TIMEOUT_MS = 15_000;

/** Attributes of the player's iframe. Pausing removes the iframe, so that it loads nothing more. */
const REMOTE = {
	class: `${ ROOT_CLASS }__frame`,
	loading: 'lazy',
	referrerpolicy: 'no-referrer',
};

/**
 * Plays the GIF in the service's player or as an image, with a play/pause button. Scripts cannot pause players on other
 * origins, so pausing removes the player. With reduced motion, the GIF waits for a click.
 *
 * @param stage      Container of the GIF.
 * @param link       Saved link to the GIF; its text is the GIF's name.
 * @param signal     Aborting it restores the saved link.
 * @param wasPressed Whether the visitor has clicked "Play".
 * @param address    Base URL of the player. Defaults to the URL that the server printed, or to the service's own URL.
 * @return Resolves to the play/pause button when the GIF has loaded or waits for a click. Rejects if the service does not respond within fifteen seconds.
 */
export async function playGif(
	stage: HTMLElement,
	link: HTMLAnchorElement,
	signal: AbortSignal,
	wasPressed: boolean,
	address?: string
): Promise< HTMLElement > {
	const id = idOfPage( link.href );
	if ( ! id ) {
		throw new Error( 'The link does not lead to a GIF.' );
	}
	const doc = stage.ownerDocument;
	const win = windowOf( stage );
	const strings = viewStrings(
		'gif',
		{ ...viewMessages, player: PLAYER },
		doc
	);
	const name = link.textContent ?? '';
	const player = serviceAddress( address ?? strings.player, win ) ?? PLAYER;
	const button = element(
		doc,
		'button',
		{ type: 'button', class: `${ ROOT_CLASS }__button` },
		element( doc, 'span', { class: `${ ROOT_CLASS }__name` }, name )
	);
	const note = element( doc, 'p', { class: `${ ROOT_CLASS }__note` } );
	const frame = isFileAddress( id )
		? element( doc, 'img', {
				alt: name,
				...REMOTE,
				src: id,
			} )
		: element( doc, 'iframe', {
				title: name,
				...REMOTE,
				// If the player is on the site's own origin, give the iframe an opaque origin. Otherwise, the player
				// could escape the sandbox.
				sandbox:
					'allow-scripts allow-popups' +
					( player.startsWith( win.origin )
						? ''
						: ' allow-same-origin' ),
				src: `${ player }/embed/${ id }`,
			} );

	let state = playback(
		wasPressed ? playback( AT_REST, 'toggle' ) : AT_REST,
		{ isAgreed: true, isReduced: prefersReducedMotion( win ) }
	);
	const draw = () => {
		const isOn = isPlaying( state );
		if ( ! isOn ) {
			frame.remove();
		} else if ( ! frame.isConnected ) {
			stage.append( frame );
		}
		button.ariaLabel = format( isOn ? strings.pause : strings.play, name );
		note.textContent =
			! isOn && state.isReduced ? strings.reducedMotion : '';
	};
	return new Promise( ( resolve, reject ) => {
		const show = () => {
			frame.hidden = false;
			stage.append( button, note );
			draw();
			button.addEventListener(
				'click',
				() => {
					state = playback( state, 'toggle' );
					draw();
				},
				{ signal }
			);
			onReducedMotionChange(
				win,
				( isReduced ) => {
					state = playback( state, { isReduced } );
					draw();
				},
				signal
			);
			resolve( button );
		};
		const give = ( reason: string ) => {
			[ frame, button, note ].forEach( ( each ) => each.remove() );
			reject( new Error( reason ) );
		};
		signal.addEventListener( 'abort', () => give( 'Taken away.' ) );
		if ( ! isPlaying( state ) ) {
			show();
			return;
		}
		// Do not start a GIF that plays automatically until it is near the viewport.
		whenNearViewport(
			stage,
			() => {
				const fail = () => give( `${ link.host } does not answer.` );
				const timer = win.setTimeout( fail, TIMEOUT_MS );
				const once = ( type: string, then: () => void ) =>
					frame.addEventListener(
						type,
						() => {
							win.clearTimeout( timer );
							then();
						},
						{ once: true }
					);
				once( 'load', show );
				once( 'error', fail );
				frame.hidden = true;
				stage.append( frame );
			},
			{ signal }
		);
	} );
}
