import { part } from '../markup';

type Attributes = Readonly< Record< string, string > >;

/** A part of the block, with attributes and children, for the document that it will stand in; `''` names no part. */
export function element< Tag extends keyof HTMLElementTagNameMap >(
	doc: Document,
	tag: Tag,
	name: string,
	attributes: Attributes = {},
	...children: readonly ( Node | string )[]
): HTMLElementTagNameMap[ Tag ] {
	const made = doc.createElement( tag );
	if ( name ) {
		made.className = part( name );
	}
	return fill( made, attributes, children );
}

/** A drawing of one path on a field of 24 by 24, with a number in it where it has one. */
export function drawing(
	doc: Document,
	path: string,
	...number: readonly string[]
): SVGElement {
	const make = (
		name: 'svg' | 'path' | 'text',
		attributes: Attributes,
		...children: readonly ( Node | string )[]
	): SVGElement =>
		fill(
			doc.createElementNS( 'http://www.w3.org/2000/svg', name ),
			attributes,
			children
		);
	return make(
		'svg',
		{ viewBox: '0 0 24 24', 'aria-hidden': 'true' },
		make( 'path', { d: path, 'fill-rule': 'evenodd' } ),
		...number.map( ( text ) =>
			make( 'text', { x: '12', y: '16.4' }, text )
		)
	);
}

function fill< Made extends Element >(
	made: Made,
	attributes: Attributes,
	children: readonly ( Node | string )[]
): Made {
	for ( const [ key, value ] of Object.entries( attributes ) ) {
		made.setAttribute( key, value );
	}
	made.append( ...children );
	return made;
}
