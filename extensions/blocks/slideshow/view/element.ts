/** An element with attributes and children, for the document that it will stand in. */
export function element< Name extends keyof HTMLElementTagNameMap >(
	doc: Document,
	name: Name,
	attributes: Readonly< Record< string, string > >,
	...children: readonly Node[]
): HTMLElementTagNameMap[ Name ] {
	const made = doc.createElement( name );
	setAttributes( made, attributes );
	made.append( ...children );
	return made;
}

/** A drawing of one path on a field of 24 by 24. */
export function drawing( doc: Document, path: string ): SVGElement {
	const svgNamespace = 'http://www.w3.org/2000/svg';
	const svg = doc.createElementNS( svgNamespace, 'svg' );
	setAttributes( svg, {
		viewBox: '0 0 24 24',
		'aria-hidden': 'true',
		focusable: 'false',
	} );
	const shape = doc.createElementNS( svgNamespace, 'path' );
	shape.setAttribute( 'd', path );
	svg.append( shape );
	return svg;
}

/** Sets attributes for as long as the signal lasts; afterwards the element is as it was found. */
export function lendAttributes(
	target: Element,
	attributes: Readonly< Record< string, string > >,
	signal: AbortSignal
): void {
	const before = Object.keys( attributes ).map(
		( name ) => [ name, target.getAttribute( name ) ] as const
	);
	setAttributes( target, attributes );
	signal.addEventListener( 'abort', () =>
		before.forEach( ( [ name, value ] ) =>
			value === null
				? target.removeAttribute( name )
				: target.setAttribute( name, value )
		)
	);
}

function setAttributes(
	target: Element,
	attributes: Readonly< Record< string, string > >
): void {
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		target.setAttribute( name, value );
	}
}
