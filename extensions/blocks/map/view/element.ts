/** An element with attributes and children, for the document that it will stand in. */
export function element< Name extends keyof HTMLElementTagNameMap >(
	doc: Document,
	name: Name,
	attributes: Readonly< Record< string, string > >,
	...children: readonly ( Node | string )[]
): HTMLElementTagNameMap[ Name ] {
	const made = doc.createElement( name );
	for ( const [ key, value ] of Object.entries( attributes ) ) {
		made.setAttribute( key, value );
	}
	made.append( ...children );
	return made;
}

/** A drawing of paths on a field of the given size. */
export function drawing(
	doc: Document,
	path: string,
	viewBox = '0 0 24 24'
): SVGElement {
	const svgNamespace = 'http://www.w3.org/2000/svg';
	const svg = doc.createElementNS( svgNamespace, 'svg' );
	svg.setAttribute( 'viewBox', viewBox );
	svg.setAttribute( 'aria-hidden', 'true' );
	svg.setAttribute( 'focusable', 'false' );
	const shape = doc.createElementNS( svgNamespace, 'path' );
	shape.setAttribute( 'd', path );
	svg.append( shape );
	return svg;
}
