import { part } from '../markup';
import { formatTime } from '../rules/format-time';
import { phaseOf, type Player } from '../rules/player';
import type { Track } from '../rules/podcast';
import type { Strings } from './controls';
import { element } from './element';

/** The list of episodes, and what brings it up to date. */
export type TrackList = { element: HTMLElement; draw( state: Player ): void };

/** A button for every episode where there are several; one alone needs no list. `note` goes where the current one is. */
export function trackList(
	stage: HTMLElement,
	strings: Strings,
	note: HTMLElement,
	onPress: ( track: Track ) => void
): TrackList {
	const doc = stage.ownerDocument;
	const list = element( doc, 'ol', {
		class: part( 'list' ),
		'aria-label': strings.episodes,
	} );
	const buttons = new Map< string, HTMLButtonElement >();
	let drawn: readonly Track[] = [];

	const make = ( track: Track ) => {
		const button = element(
			doc,
			'button',
			{ type: 'button', class: part( 'episode' ) },
			element( doc, 'span', { class: part( 'state' ) } ),
			element( doc, 'span', { class: part( 'name' ) }, track.title ),
			' ',
			element(
				doc,
				'span',
				{ class: part( 'length' ) },
				track.duration ? formatTime( track.duration ) : ''
			)
		);
		button.addEventListener( 'click', () => onPress( track ) );
		buttons.set( track.id, button );
		return element( doc, 'li', {}, button );
	};

	return {
		element: list,
		draw( state ) {
			if ( state.tracks !== drawn ) {
				const focused = [ ...buttons ].find(
					( [ , button ] ) => button === doc.activeElement
				);
				drawn = state.tracks;
				buttons.clear();
				list.replaceChildren( ...drawn.map( make ) );
				buttons.get( focused?.[ 0 ] ?? '' )?.focus();
			}
			list.hidden = drawn.length < 2;
			const words = {
				error: strings.error,
				playing: strings.playing,
				paused: strings.paused,
				loading: '',
			};
			buttons.forEach( ( button, id ) => {
				const isCurrent = id === state.current.id;
				const [ prefix ] = button.children;
				if ( prefix ) {
					prefix.textContent =
						isCurrent && state.isStarted
							? `${ words[ phaseOf( state ) ] } `
							: '';
				}
				if ( isCurrent ) {
					button.setAttribute( 'aria-current', 'true' );
				} else {
					button.removeAttribute( 'aria-current' );
				}
			} );
			const place = list.hidden
				? undefined
				: buttons.get( state.current.id )?.parentElement;
			if ( note.parentElement !== ( place ?? list.parentElement ) ) {
				if ( place ) {
					place.append( note );
				} else {
					list.before( note );
				}
			}
		},
	};
}
