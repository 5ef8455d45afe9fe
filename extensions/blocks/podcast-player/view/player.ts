import { whenConsented } from '#shared/consent';
import { viewStrings } from '#shared/view';
import { fromStage, part } from '../markup';
import type { PlayerEvent } from '../rules/player';
import type { Track } from '../rules/podcast';
import { viewMessages } from '../view-messages';
import { element } from './element';
import { readTracks } from './read-tracks';
import { refresh } from './refresh';
import { startPlayer } from './start-player';

/**
 * Turns the list that the server printed into a player. Should anything fail, now or later, the list is back with the
 * browser's own controls, under a sentence that says so.
 */
export function player( stage: HTMLElement, signal: AbortSignal ): void {
	const doc = stage.ownerDocument;
	const strings = viewStrings( 'podcast-player', viewMessages, doc );
	const data = fromStage( stage );
	const printed = stage.querySelector< HTMLElement >(
		`.${ part( 'tracks' ) }`
	);
	const running = new AbortController();
	const crash = ( error: unknown ) => {
		if ( ! running.signal.aborted ) {
			running.abort();
			console.error( error );
			stage.classList.add( 'is-crashed' );
			const panel = element(
				doc,
				'p',
				{ class: part( 'crash' ), role: 'alert' },
				strings.crashed
			);
			stage.prepend( panel );
			signal.addEventListener( 'abort', () => {
				panel.remove();
				stage.classList.remove( 'is-crashed' );
			} );
		}
	};
	signal.addEventListener( 'abort', () => running.abort() );

	let dispatch: ( ( event: PlayerEvent ) => void ) | undefined;
	const show = ( tracks: readonly Track[] ) => {
		const [ first, ...others ] = tracks;
		if ( dispatch ) {
			dispatch( { type: 'tracks', tracks } );
		} else if ( first ) {
			try {
				dispatch = startPlayer(
					stage,
					[ first, ...others ],
					data,
					strings,
					running.signal,
					crash
				);
				takeOver( printed, tracks, dispatch );
				stage.classList.add( 'has-player' );
				running.signal.addEventListener( 'abort', () =>
					stage.classList.remove( 'has-player' )
				);
			} catch ( error ) {
				crash( error );
			}
		}
	};
	show( readTracks( printed ) );
	refresh( stage, data, running.signal, show );

	const cover = stage.querySelector( `.${ part( 'cover' ) }[data-src]` );
	if ( cover ) {
		whenConsented(
			'marketing',
			() =>
				cover.setAttribute(
					'src',
					cover.getAttribute( 'data-src' ) ?? ''
				),
			{ signal: running.signal, doc }
		);
	}
}

/** Who was quicker than the script goes on listening where she is. */
function takeOver(
	printed: HTMLElement | null,
	tracks: readonly Track[],
	dispatch: ( event: PlayerEvent ) => void
): void {
	const items = Array.from( printed?.children ?? [] );
	for ( const item of items ) {
		const audio = item.querySelector( 'audio' );
		const track = tracks.find(
			( { id } ) => id === item.getAttribute( 'data-id' )
		);
		if ( audio && ! audio.paused && track ) {
			audio.pause();
			dispatch( { type: 'moment', track, time: audio.currentTime } );
			dispatch( { type: 'play' } );
			return;
		}
	}
}
