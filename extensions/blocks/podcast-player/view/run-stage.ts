import { whenConsented } from '#shared/consent';
import { viewStrings, windowOf } from '#shared/view';
import { part } from '../markup';
import { leadsToMoment } from '../rules/leads-to-moment';
import type { PlayerEvent } from '../rules/player-state';
import type { Track } from '../rules/podcast';
import { viewMessages } from '../view-messages';
import { element } from './element';
import { readStage } from './read-stage';
import { refresh } from './refresh';
import { restingPlayer, type LoadTouched } from './resting-player';

/**
 * Turns the list that the server printed into a player. Should anything fail, now or later, the list is back with the
 * browser's own controls, under a sentence that says so. The editor has no such list, and hands in what it says.
 */
export function runStage(
	stage: HTMLElement,
	signal: AbortSignal,
	load: LoadTouched,
	data = readStage( stage )
): void {
	const doc = stage.ownerDocument;
	const strings = viewStrings( 'podcast-player', viewMessages, doc );
	const running = new AbortController();
	const crash = ( error: unknown ) => {
		if ( ! running.signal.aborted ) {
			running.abort();
			console.error( error );
			const panel = element(
				doc,
				'p',
				'crash',
				{ role: 'alert' },
				strings.crashed
			);
			mark( 'is-crashed', signal );
			stage.prepend( panel );
			signal.addEventListener( 'abort', () => panel.remove() );
		}
	};
	const mark = ( name: string, until: AbortSignal ) => {
		stage.classList.add( name );
		until.addEventListener( 'abort', () => stage.classList.remove( name ) );
	};
	signal.addEventListener( 'abort', () => running.abort() );

	let dispatch: ( ( event: PlayerEvent ) => void ) | undefined;
	const show = ( tracks: readonly Track[] ) => {
		const [ first, ...others ] = tracks;
		if ( dispatch ) {
			dispatch( { type: 'tracks', tracks } );
		} else if ( first && ! running.signal.aborted ) {
			try {
				dispatch = restingPlayer( {
					stage,
					tracks: [ first, ...others ],
					data,
					strings,
					signal: running.signal,
					load,
					isTouched,
					onFailure: crash,
				} );
				mark( 'has-player', running.signal );
			} catch ( error ) {
				crash( error );
			}
		}
	};
	const start = () => {
		show( data.tracks );
		void refresh( stage, data, running.signal, show, load );
	};
	// A link to a moment, and who was quicker than the script, are no player at rest: there the rest comes first.
	const isTouched =
		leadsToMoment( windowOf( stage ).location.hash ) ||
		Array.from( stage.querySelectorAll( 'audio' ) ).some(
			( { paused } ) => ! paused
		);
	if ( isTouched ) {
		void load().then( start, start );
	} else {
		start();
	}

	const cover = stage.querySelector< HTMLImageElement >(
		`img.${ part( 'cover' ) }[data-src]`
	);
	if ( cover ) {
		whenConsented(
			'marketing',
			() => cover.setAttribute( 'src', cover.dataset.src ?? '' ),
			{ signal: running.signal, doc }
		);
	}
}
