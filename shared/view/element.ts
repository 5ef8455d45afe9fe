type Attributes = Readonly< Record< string, string > >;

/** Creates an element with attributes and children in the given document. */
export function element< Name extends keyof HTMLElementTagNameMap >(
	doc: Document,
	name: Name,
	attributes: Attributes,
	...children: readonly ( Node | string )[]
): HTMLElementTagNameMap[ Name ] {
	const made = withAttributes( doc.createElement( name ), attributes );
	made.append( ...children );
	return made;
}

/** Creates an SVG icon from a path. Screen readers ignore the icon. */
export function createIcon(
	doc: Document,
	path: string,
	viewBox = '0 0 24 24'
): SVGElement {
	const make = ( name: 'svg' | 'path', attributes: Attributes ) =>
		withAttributes(
			doc.createElementNS( 'http://www.w3.org/2000/svg', name ),
			attributes
		);
	const svg = make( 'svg', {
		viewBox,
		'aria-hidden': 'true',
		focusable: 'false',
	} );
	svg.append( make( 'path', { d: path } ) );
	return svg;
}

/** Sets attributes and returns the same element. */
export function withAttributes< Target extends Element >(
	target: Target,
	attributes: Attributes
): Target {
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		target.setAttribute( name, value );
	}
	return target;
}
