export { element } from '#shared/view';

/** A drawing of one path on a field of 24 by 24, with a number in it where it has one. */
export function drawing(
	doc: Document,
	path: string,
	number = ''
): SVGElement {
	const make = ( name: string, attributes: Record< string, string > ) => {
		const made = doc.createElementNS( 'http://www.w3.org/2000/svg', name );
		for ( const [ key, value ] of Object.entries( attributes ) ) {
			made.setAttribute( key, value );
		}
		return made;
	};
	const svg = make( 'svg', {
		viewBox: '0 0 24 24',
		'aria-hidden': 'true',
		focusable: 'false',
	} ) as SVGElement;
	svg.append( make( 'path', { d: path, 'fill-rule': 'evenodd' } ) );
	if ( number ) {
		const text = make( 'text', { x: '12', y: '16.4' } );
		text.textContent = number;
		svg.append( text );
	}
	return svg;
}
