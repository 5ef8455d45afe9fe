import { LIST_CLASS, PLACE_CLASS, ROOT_CLASS } from '../class-names';
import { addControls } from './controls';

/** On a root whose list stands over the map. */
const LISTED_CLASS = 'is-listed';

/**
 * The saved list beside its map: hidden from the eyes, there for whoever listens to the page, and shown by a button.
 * While it is hidden its links are no stops on the way of the keyboard. Choosing an entry opens its marker.
 */
export function addPlaceList(
	root: HTMLElement,
	frame: HTMLElement,
	{
		label,
		entries,
		onChoose,
		signal,
	}: {
		label: string;
		/** Entries of the list in the order of the markers. */
		entries: readonly HTMLElement[];
		onChoose( index: number ): void;
		signal: AbortSignal;
	}
): void {
	const list = root.querySelector< HTMLElement >( `.${ LIST_CLASS }` );
	if ( ! list ) {
		return;
	}
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
			const entry = ( event.target as Element ).closest< HTMLElement >(
				`.${ PLACE_CLASS }`
			);
			const index = entry ? entries.indexOf( entry ) : -1;
			// A new tab is wanted: that is the link's.
			if ( index >= 0 && ! event.ctrlKey && ! event.metaKey ) {
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
		root.classList.remove( LISTED_CLASS );
	} );
}
