import { drawing, element } from '#shared/view';
import type { viewMessages } from '../view-messages';
import { ROOT_CLASS } from '../class-names';
import { directionsAddress, geoAddress } from '../rules/coordinates';
import type { Place } from './places';

type Strings = Readonly< Record< keyof typeof viewMessages, string > >;

/**
 * What a visitor reads of a marker: a dialog that does not hold the page, named by its title. The button that closes
 * it has the focus; so has Escape its effect.
 */
export function popup(
	doc: Document,
	{ name, caption, address, coordinates }: Place,
	strings: Strings,
	onClose: () => void
): HTMLElement {
	const part = ( name_: string ) => `${ ROOT_CLASS }__${ name_ }`;
	const close = element(
		doc,
		'button',
		{
			type: 'button',
			class: part( 'close' ),
			'aria-label': strings.close,
		},
		drawing( doc, 'M6 6l12 12M18 6L6 18' )
	);
	const dialog = element(
		doc,
		'div',
		{ role: 'dialog', 'aria-label': name, class: part( 'dialog' ) },
		close,
		element( doc, 'strong', { class: part( 'name' ) }, name )
	);
	if ( caption ) {
		dialog.append( element( doc, 'p', {}, caption ) );
	}
	const link = ( href: string, text: string ) =>
		dialog.append(
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
