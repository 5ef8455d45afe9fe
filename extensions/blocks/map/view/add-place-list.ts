import { element, format } from '#shared/view';
import { LIST_CLASS, PLACE_CLASS, ROOT_CLASS } from '../class-names';
import { directionsAddress, type Coordinates } from '../rules/coordinates';
import { addControls } from './controls';
import type { Place } from './places';

/** On a root whose list stands over the map. */
const LISTED_CLASS = 'is-listed';

/** The link beside a place that leads away from the page. */
const DIRECTIONS_CLASS = `${ ROOT_CLASS }__directions`;

/**
 * Keeps the saved list beside its map: visually hidden, available to screen readers, and shown by a button. While it is
 * hidden its links cannot be focused. Choosing an entry opens its marker, with a link to directions.
 */
export function addPlaceList(
	root: HTMLElement,
	frame: HTMLElement,
	{
		label,
		directions,
		places,
		onChoose,
		signal,
	}: {
		label: string;
		/** Label of the directions link, and the same with `%s` for the place. */
		directions: readonly [ string, string ];
		/** Entries of the list in the order of the markers. */
		places: readonly ( Place & { coordinates: Coordinates } )[];
		onChoose( index: number ): void;
		signal: AbortSignal;
	}
): void {
	const list = root.querySelector< HTMLElement >( `.${ LIST_CLASS }` );
	if ( ! list ) {
		return;
	}
	const ways = places.map( ( { entry, name, coordinates } ) => {
		const way = element(
			root.ownerDocument,
			'a',
			{
				href: directionsAddress( coordinates ),
				class: DIRECTIONS_CLASS,
				'aria-label': format( directions[ 1 ], name ),
			},
			directions[ 0 ]
		);
		entry.append( way );
		return way;
	} );
	const links = Array.from( list.querySelectorAll( 'a' ) );
	const [ button ] = addControls(
		frame,
		[
			{
				icon: 'places',
				label,
				onClick: () => {
					show( ! root.classList.contains( LISTED_CLASS ) );
					links[ 0 ]?.focus();
				},
			},
		],
		`${ ROOT_CLASS }__controls is-start`
	);
	const show = ( isShown: boolean ) => {
		root.classList.toggle( LISTED_CLASS, isShown );
		button?.setAttribute( 'aria-expanded', String( isShown ) );
		links.forEach( ( link ) =>
			isShown
				? link.removeAttribute( 'tabindex' )
				: link.setAttribute( 'tabindex', '-1' )
		);
	};
	show( false );
	list.addEventListener(
		'click',
		( event ) => {
			const target = event.target as Element;
			const entry = target.closest( `.${ PLACE_CLASS }` );
			const index = places.findIndex(
				( place ) => place.entry === entry
			);
			// Away from the page, or a new tab is wanted: that is the link's.
			const isLinks =
				event.ctrlKey ||
				event.metaKey ||
				target.closest( `.${ DIRECTIONS_CLASS }` );
			if ( index >= 0 && ! isLinks ) {
				event.preventDefault();
				show( false );
				onChoose( index );
			}
		},
		{ signal }
	);
	list.addEventListener(
		'keydown',
		( { key } ) => {
			if ( key === 'Escape' ) {
				show( false );
				button?.focus();
			}
		},
		{ signal }
	);
	signal.addEventListener( 'abort', () => {
		show( true );
		ways.forEach( ( way ) => way.remove() );
		root.classList.remove( LISTED_CLASS );
	} );
}
