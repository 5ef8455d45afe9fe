import type { Track } from '../rules/podcast';
import type { Part, Strings } from './controls';
import { element } from './element';

/** A button for every episode where there are several; one alone needs no list. */
export function trackList(
	doc: Document,
	strings: Strings,
	onPress: ( track: Track ) => void
): Part {
	const list = element( doc, 'ol', 'list', {
		'aria-label': strings.episodes,
	} );
	const buttons = new Map< string, HTMLButtonElement >();
	let drawn: readonly Track[] | undefined;

	const make = ( track: Track ) => {
		const button = element(
			doc,
			'button',
			'episode',
			{ type: 'button' },
			element( doc, 'span', 'state' ),
			element( doc, 'span', 'name', {}, track.title ),
			' ',
			element( doc, 'span', 'length', {}, track.about )
		);
		button.onclick = () => onPress( track );
		buttons.set( track.id, button );
		return element( doc, 'li', '', {}, button );
	};

	return {
		element: list,
		draw( state ) {
			if ( state.tracks !== drawn ) {
				const [ focused ] =
					[ ...buttons ].find(
						( [ , button ] ) => button === doc.activeElement
					) ?? [];
				drawn = state.tracks;
				buttons.clear();
				list.replaceChildren( ...drawn.map( make ) );
				list.hidden = drawn.length < 2;
				buttons.get( focused ?? '' )?.focus();
			}
			buttons.forEach( ( button, id ) => {
				if ( id === state.current.id ) {
					button.setAttribute( 'aria-current', 'true' );
				} else {
					button.removeAttribute( 'aria-current' );
				}
			} );
		},
	};
}
