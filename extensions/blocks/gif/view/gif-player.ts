import { whenAgreed } from '#shared/consent';
import {
	onReducedMotionChange,
	prefersReducedMotion,
	serviceAddress,
	viewStrings,
	windowOf,
	type Behaviour,
} from '#shared/view';
import { PLAYER, ROOT_CLASS, idOfPage } from '../markup';
import {
	AT_REST,
	isPlaying,
	playback,
	type PlaybackEvent,
} from '../rules/playback';
import { viewMessages } from '../view-messages';

/**
 * Puts a button in place of the link; the GIF's own player comes when it is asked for, and goes when it is paused:
 * that is the only way to stop it. Nothing remote is touched before.
 *
 * @param address Where GIFs play; without it what the server has printed, and else the service itself.
 */
export const gifPlayer =
	( address?: string ): Behaviour =>
	( stage, signal ) => {
		const doc = stage.ownerDocument;
		const link = stage.querySelector( 'a' );
		const id = idOfPage( link?.href ?? '' );
		if ( ! link || ! id ) {
			return;
		}
		const strings = viewStrings(
			'gif',
			{ ...viewMessages, player: PLAYER },
			doc
		);
		const win = windowOf( stage );
		const player =
			serviceAddress( address ?? strings.player, win ) ?? PLAYER;
		const name = link.textContent ?? '';
		const isFile = id === link.href;
		const part = < Name extends keyof HTMLElementTagNameMap >(
			tag: Name,
			className: string,
			text = ''
		) => {
			const made = doc.createElement( tag );
			made.className = `${ ROOT_CLASS }__${ className }`;
			made.textContent = text;
			return made;
		};
		const button = part( 'button', 'button' );
		button.type = 'button';
		button.append( part( 'span', 'name', name ) );
		const note = part( 'p', 'note' );
		link.hidden = true;
		stage.append( button, note );

		const frame = part( isFile ? 'img' : 'iframe', 'frame' );
		frame.title = name;
		frame.loading = 'lazy';
		frame.referrerPolicy = 'no-referrer';
		// A player on the site's own origin gets an origin of its own: with both it could leave the sandbox.
		frame.setAttribute(
			'sandbox',
			'allow-scripts allow-popups' +
				( player.startsWith( win.origin ) ? '' : ' allow-same-origin' )
		);
		frame.src = isFile ? id : `${ player }/embed/${ id }`;

		let state = AT_REST;
		const dispatch = ( event: PlaybackEvent ) => {
			state = playback( state, event );
			const isOn = isPlaying( state );
			// Outside the page it loads nothing; taken out it stops.
			if ( ! isOn ) {
				frame.remove();
			} else if ( ! frame.isConnected ) {
				stage.append( frame );
			}
			button.ariaLabel = ( isOn ? strings.pause : strings.play ).replace(
				/%(?:1\$)?s/,
				() => name
			);
			// The mark of the service, the same in every language, then what there is to say.
			note.textContent =
				`Powered by ${ isFile ? 'KLIPY' : 'GIPHY' }` +
				( state.isAgreed && state.isReduced
					? ` – ${ strings.reducedMotion }`
					: '' );
		};

		button.addEventListener( 'click', () => dispatch( 'toggle' ), {
			signal,
		} );
		const handleMotion = ( isReduced: boolean ) =>
			dispatch( { isReduced } );
		handleMotion( prefersReducedMotion( win ) );
		onReducedMotionChange( win, handleMotion, signal );
		// With consent the frame comes at once; being lazy, it loads when it comes into sight.
		whenAgreed( 'marketing', () => dispatch( { isAgreed: true } ), {
			signal,
			doc,
		} );
		signal.addEventListener( 'abort', () => {
			stage.replaceChildren( link );
			link.hidden = false;
		} );
	};
