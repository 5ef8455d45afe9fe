import { drawing, element, format } from '#shared/view';
import {
	CAPTION_CLASS,
	LIST_CLASS,
	PLACE_CLASS,
	ROOT_CLASS,
	TITLE_CLASS,
} from '../class-names';
import { fromCoordinatesValue } from '../markup';
import {
	type Coordinates,
	directionsAddress,
	geoAddress,
} from '../rules/places';
import type { viewMessages } from '../view-messages';
import { addControls } from './controls';

type Place = {
	entry: HTMLElement;
	/** Coordinates of the marker; null if the place has no marker. */
	coordinates: Coordinates | null;
	name: string;
	caption: string;
	/** URL of the place on OpenStreetMap; empty if there is none. */
	address: string;
};

/** Reads the places from the saved list. */
export function readPlaces( root: HTMLElement, unnamed: string ): Place[] {
	return Array.from(
		root.querySelectorAll< HTMLElement >( `.${ PLACE_CLASS }` ),
		( entry, index ) => {
			const part = ( name: string ) =>
				entry.querySelector( `.${ name }` )?.textContent?.trim() ?? '';
			const link = entry.querySelector< HTMLAnchorElement >(
				`a.${ TITLE_CLASS }`
			);
			return {
				entry,
				coordinates: fromCoordinatesValue( entry.dataset.coordinates ),
				name: part( TITLE_CLASS ) || format( unnamed, index + 1 ),
				caption: part( CAPTION_CLASS ),
				address: link?.href ?? '',
			};
		}
	);
}

/** Whether a place has a marker. */
export function isOnMap(
	place: Place
): place is Place & { coordinates: Coordinates } {
	return place.coordinates !== null;
}

/** Class of the root while the list is shown over the map. */
const LISTED_CLASS = 'is-listed';

const DIRECTIONS_CLASS = `${ ROOT_CLASS }__directions`;

/**
 * Keeps the saved list next to its map. The list is visually hidden but available to screen readers, and a button shows
 * it to everyone. While the list is hidden, its links cannot be focused. Choosing an entry opens its marker.
 *
 * @return Function that hides the list.
 */
export function addPlaceList(
	root: HTMLElement,
	frame: HTMLElement,
	{
		label,
		directions,
		places,
		onShow,
		onChoose,
		signal,
	}: {
		label: string;
		/** Label of the directions link, and its accessible name, in which `%s` is the place. */
		directions: readonly [ string, string ];
		/** Places in the order of the markers. */
		places: readonly ( Place & { coordinates: Coordinates } )[];
		onShow(): void;
		onChoose( index: number ): void;
		signal: AbortSignal;
	}
): () => void {
	const list = root.querySelector< HTMLElement >( `.${ LIST_CLASS }` );
	if ( ! list ) {
		return () => {};
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
					const isShown = ! root.classList.contains( LISTED_CLASS );
					show( isShown );
					if ( isShown ) {
						onShow();
						links[ 0 ]?.focus();
					}
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
			// Let the browser handle directions links and clicks that open a new tab.
			const isLinks =
				event.ctrlKey ||
				event.metaKey ||
				target.closest( `.${ DIRECTIONS_CLASS }` );
			if ( index >= 0 && ! isLinks ) {
				event.preventDefault();
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
	return () => show( false );
}

/** Creates a button with a cross. */
export function closeButton( doc: Document, label: string ): HTMLElement {
	return element(
		doc,
		'button',
		{
			type: 'button',
			class: `${ ROOT_CLASS }__close`,
			'aria-label': label,
		},
		drawing( doc, 'M6 6l12 12M18 6L6 18' )
	);
}

type Strings = Readonly< Record< keyof typeof viewMessages, string > >;

/**
 * Creates the popup of a marker: a non-modal dialog named by its title. The close button gets the focus. Escape also
 * closes the popup.
 */
export function popup(
	doc: Document,
	{ name, caption, address, coordinates }: Place,
	strings: Strings,
	onClose: () => void
): HTMLElement {
	const part = ( name_: string ) => `${ ROOT_CLASS }__${ name_ }`;
	const close = closeButton( doc, strings.close );
	// A long text scrolls in a separate element, so that the close button stays visible.
	const content = element(
		doc,
		'div',
		{},
		element( doc, 'strong', { class: part( 'name' ) }, name )
	);
	const dialog = element(
		doc,
		'div',
		{ role: 'dialog', 'aria-label': name, class: part( 'dialog' ) },
		close,
		content
	);
	if ( caption ) {
		content.append( element( doc, 'p', {}, caption ) );
	}
	const link = ( href: string, text: string ) =>
		content.append(
			element( doc, 'p', {}, element( doc, 'a', { href }, text ) )
		);
	if ( address ) {
		link( address, strings.openInMaps );
	}
	if ( coordinates ) {
		link( directionsAddress( coordinates ), strings.directions );
	}
	if (
		coordinates &&
		doc.defaultView?.matchMedia( '(pointer: coarse)' ).matches
	) {
		link( geoAddress( coordinates ), strings.openInApp );
	}
	close.addEventListener( 'click', onClose );
	dialog.addEventListener( 'keydown', ( { key } ) => {
		if ( key === 'Escape' ) {
			onClose();
		}
	} );
	return dialog;
}
